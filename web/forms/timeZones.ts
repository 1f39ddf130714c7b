import countryTimeZones from '../../shared/data/countryTimeZones.json' with { type: 'json' };
import type { Option } from '../ui/Select.tsx';

const ZONES: Readonly<Record<string, string>> = countryTimeZones;

/** The IANA zone of a country with one zone; null for several. */
export function timeZoneOf(country: string): string | null {
  return ZONES[country] ?? null;
}

/**
 * Selectable time zones: the platform's, UTC, which it omits, and the countries' own, which it may list by
 * older names (Asia/Calcutta).
 */
export function timeZoneOptions(): Option[] {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...Object.values(ZONES)]);
  return [...zones].map((zone) => ({ value: zone, label: zone, detail: zone.replaceAll('_', ' ') }));
}

/** The city of a time zone, as in “Hong Kong time”. */
export function cityOfZone(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
