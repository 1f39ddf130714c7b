import type { Rink } from '../../../shared/contract/rinks.ts';
import { formatLocale } from '../../i18n/formats.ts';
import type { Option } from '../../ui/Select.tsx';

/** The rinks where a competition can be held; one that is no longer active only where it is chosen already. */
export function rinkOptions(rinks: readonly Rink[], chosen: string): Option[] {
  return rinks
    .filter(({ id, active }) => active || id === chosen)
    .map(({ id, name, city, country }) => ({ value: id, label: name, detail: `${city}, ${country}` }));
}

/** Every time zone that the platform knows, and UTC, which it leaves out. */
export function timeZoneOptions(): Option[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone')].map((zone) => ({
    value: zone,
    label: zone,
    detail: zone.replaceAll('_', ' '),
  }));
}

/** Every currency, by code and by name: "HKD" and "Hong Kong Dollar" both find it. */
export function currencyOptions(): Option[] {
  const names = new Intl.DisplayNames(formatLocale(), { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((code) => ({
    value: code,
    label: `${code} · ${names.of(code) ?? code}`,
  }));
}
