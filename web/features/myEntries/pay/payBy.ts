import { dayIn } from '../../../../shared/domain/registration/timeZone.ts';

interface PayByFacts {
  /** A UTC instant. */
  readonly openUntil: string;
  readonly timeZone: string;
}

/**
 * The day by which a family pays: the venue's day on which entries close (decision 0148). Null once that is
 * past, when the money is due at once.
 */
export function payBy({ openUntil, timeZone }: PayByFacts, now: Date): string | null {
  const closes = new Date(openUntil);
  return closes > now ? dayIn(closes, timeZone) : null;
}
