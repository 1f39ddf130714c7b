/** `+05:00`: newer platforms accept it as a zone, older browsers fail on it. */
const OFFSET = /^[+-]/;

/**
 * Whether the platform knows this IANA time zone. Offsets are refused, because they have no daylight
 * saving.
 */
export function isTimeZone(zone: string): boolean {
  if (OFFSET.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** The calendar day of an instant in a time zone, `YYYY-MM-DD`. */
export function dayIn(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant);
}
