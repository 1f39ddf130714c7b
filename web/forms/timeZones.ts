import countryTimeZones from '../../shared/data/countryTimeZones.json' with { type: 'json' };
import type { Option } from '../ui/Select.tsx';

const ZONES: Readonly<Record<string, string>> = countryTimeZones;

/** The IANA zone of a country that has one clock; null for those with several. */
export function timeZoneOf(country: string): string | null {
  return ZONES[country] ?? null;
}

/**
 * Every time zone that can be chosen: those that the platform lists, UTC, which it leaves out, and the
 * countries' own, which it may list by an older name (Asia/Calcutta).
 */
export function timeZoneOptions(): Option[] {
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...Object.values(ZONES)]);
  return [...zones].map((zone) => ({ value: zone, label: zone, detail: zone.replaceAll('_', ' ') }));
}
