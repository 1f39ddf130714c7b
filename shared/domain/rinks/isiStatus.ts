import { dayIn } from '../registration/timeZone.ts';

/** As long as a renewal on paper takes: time enough to mend it, short enough to be meant. */
export const EXPIRING_DAYS = 30;

const DAY = 86_400_000;

/** How a rink's ISI administrative membership stands; `none` where no number or no last day is known. */
export type IsiStatus = 'none' | 'valid' | 'expiring' | 'expired';

interface Membership {
  readonly isi: string | null;
  /** The last day on which it is valid, `YYYY-MM-DD`, by the rink's own clock. */
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
