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

/** Making a format takes longer than all that a submit does with it; there is one for each zone in use. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of an instant in a time zone, `YYYY-MM-DD`. */
export function dayIn(instant: Date, timeZone: string): string {
  const known = dayFormats.get(timeZone);
  if (known) return known.format(instant);
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  dayFormats.set(timeZone, format);
  return format.format(instant);
}
