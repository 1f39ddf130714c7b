import type { Settings } from '../../../shared/contract/documents/settings.ts';
import type { BodyOf } from '../../../shared/contract/types.ts';

/** The values of the form; '' stands for unknown. */
export interface SettingsValues {
  name: string;
  address: string;
  taxLine: string;
  registrationNumber: string;
}

export function settingsValues({ name, address, taxLine, registrationNumber }: Settings): SettingsValues {
  return {
    name: name ?? '',
    address: address ?? '',
    taxLine: taxLine ?? '',
    registrationNumber: registrationNumber ?? '',
  };
}

export function settingsBody(values: SettingsValues, version: number): BodyOf<'updateSettings'> {
  const orNull = (text: string) => (text.trim() === '' ? null : text);
  return {
    name: values.name,
    address: orNull(values.address),
    taxLine: orNull(values.taxLine),
    registrationNumber: orNull(values.registrationNumber),
    version,
  };
}
