const DAYS = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** "12 – 14 March 2027", of two days `YYYY-MM-DD`; one day where they are the same. */
export function daysText(first: string, last = first): string {
  return DAYS.formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`));
}

/** A UTC instant as the venue's clock shows it, with the zone's name: "1 March 2027 at 23:59, Central Time". */
export function deadlineText(instant: string, timeZone: string): string {
  const at = new Date(instant);
  const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return `${clock.format(at)}, ${zoneName(at, timeZone)}`;
}

function zoneName(at: Date, timeZone: string): string {
  const named = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longGeneric' });
  return named.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
