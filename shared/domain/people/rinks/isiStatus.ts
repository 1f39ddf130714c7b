import { dayIn } from '../../core/registration/timeZone.ts';

/** As long as a renewal on paper takes. */
export const EXPIRING_DAYS = 30;

const DAY = 86_400_000;

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
  const left = daysUntil(expDate, dayIn(now, timeZone));
  if (left < 0) return 'expired';
  return left <= EXPIRING_DAYS ? 'expiring' : 'valid';
}

function daysUntil(day: string, today: string): number {
  return (Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY;
}
