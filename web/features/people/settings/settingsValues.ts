import { ACCENTS } from '../../../../shared/domain/core/accent.ts';
import type { Settings } from '../../../../shared/contract/core/settings.ts';
import type { BodyOf } from '../../../../shared/contract/types.ts';

/** The values of the form; '' stands for unknown. */
export interface SettingsValues {
  name: string;
  address: string;
  taxLine: string;
  registrationNumber: string;
  logo: string;
  accent: string;
}

export function settingsValues(settings: Settings): SettingsValues {
  const { name, address, taxLine, registrationNumber, logo, accent } = settings;
  return {
    name: name ?? '',
    address: address ?? '',
    taxLine: taxLine ?? '',
    registrationNumber: registrationNumber ?? '',
    logo: logo ?? '',
    accent: accent ?? '',
  };
}

export function settingsBody(values: SettingsValues, version: number): BodyOf<'updateSettings'> {
  const orNull = (text: string) => (text.trim() === '' ? null : text);
  return {
    name: values.name,
    address: orNull(values.address),
    taxLine: orNull(values.taxLine),
    registrationNumber: orNull(values.registrationNumber),
    logo: orNull(values.logo),
    accent: ACCENTS.find((accent) => accent === values.accent) ?? null,
    version,
  };
}
