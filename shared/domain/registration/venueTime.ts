/** Parts of the clock at the venue, in one fixed form. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
}

/** What the venue's clock shows at a UTC instant: `YYYY-MM-DDTHH:mm`. */
export function venueTimeOf(instant: string, timeZone: string): string {
  const parts = clockIn(timeZone).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  // Intl writes the year 2 as "2", which is no date: a year is typed figure by figure.
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/**
 * The UTC instant at which the venue's clock shows `YYYY-MM-DDTHH:mm`; null where that is no time.
 * Of the hour that comes twice in autumn the first is meant; the hour that spring leaves out is read
 * as the clock would show it had it not been put forward.
 */
export function instantAt(venueTime: string, timeZone: string): string | null {
  const wanted = Date.parse(`${venueTime}:00Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(venueTime) || Number.isNaN(wanted)) return null;
  // The zone's offset a day before and after holds every offset that can apply: the earlier instant
  // that shows the wanted time wins, else the offset before the gap.
  const offsets = [-1, 1].map((days) => offsetAt(wanted + days * 86_400_000, timeZone));
  const candidates = offsets.map((offset) => wanted - offset).sort((a, b) => a - b);
  const found = candidates.find((time) => time + offsetAt(time, timeZone) === wanted);
  return new Date(found ?? wanted - (offsets[0] ?? 0)).toISOString();
}

/** How far the zone's clock is ahead of UTC at a time, in milliseconds, to the minute. */
function offsetAt(time: number, timeZone: string): number {
  const minute = Math.floor(time / 60_000) * 60_000;
  return Date.parse(`${venueTimeOf(new Date(minute).toISOString(), timeZone)}:00Z`) - minute;
}
