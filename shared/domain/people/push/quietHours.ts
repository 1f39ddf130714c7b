import { venueTimeOf } from '../../core/dates/venueTime.ts';

/** From and until a time of day, `HH:MM`, also across midnight. */
export interface QuietHours {
  readonly from: string;
  readonly until: string;
}

/** Whether a device is to be left alone, by the clock of its own time zone. */
export function isQuiet(quiet: QuietHours | null, now: Date, timeZone: string): boolean {
  if (quiet === null) return false;
  const { from, until } = quiet;
  const time = venueTimeOf(now.toISOString(), timeZone).slice(11, 16);
  return from <= until ? from <= time && time < until : from <= time || time < until;
}
