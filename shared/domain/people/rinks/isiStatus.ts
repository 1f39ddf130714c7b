import { dayIn } from '../../core/dates/timeZone.ts';
import { daysBetween } from '../../core/dates/days.ts';

/** As long as a renewal on paper takes. */
export const EXPIRING_DAYS = 30;

/** The status of a rink's ISI administrative membership; `none` if its number or expiry is unknown. */
export type IsiStatus = 'none' | 'valid' | 'expiring' | 'expired';

interface Membership {
  readonly isi: string | null;
  /** The last day of the membership, `YYYY-MM-DD`, by the rink's own clock. */
  readonly expDate: string | null;
  readonly timeZone: string;
}

/** Valid through its last day; `expiring` when that is at most 30 days away. */
export function isiStatus({ isi, expDate, timeZone }: Membership, now: Date): IsiStatus {
  if (isi === null || expDate === null) return 'none';
  const left = daysBetween(dayIn(now, timeZone), expDate);
  if (left < 0) return 'expired';
  return left <= EXPIRING_DAYS ? 'expiring' : 'valid';
}
