/** `+05:00`: newer platforms take it for a zone, older browsers fail over it. */
const OFFSET = /^[+-]/;

/** Whether the platform knows this IANA time zone. An offset is none: it has no daylight saving. */
export function isTimeZone(zone: string): boolean {
  if (OFFSET.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** The calendar day, `YYYY-MM-DD`, that an instant falls on in a time zone. */
export function dayIn(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant);
}
