import { dayIn } from '../../core/dates/timeZone.ts';

/** An entry with what it owes, in minor units; below zero for a refund due. */
export interface OwedEntry {
  readonly balance: number;
  /** The entry's own. */
  readonly paymentReference: string;
}

export function dueEntries<Entry extends Pick<OwedEntry, 'balance'>>(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ balance }) => balance > 0);
}

/** In minor units; a refund due for another entry is not taken off. */
export function sumDue(entries: readonly Pick<OwedEntry, 'balance'>[]): number {
  return entries.reduce((sum, { balance }) => sum + Math.max(0, balance), 0);
}

/**
 * The reference of one transfer for these entries: one entry has its own, several the family's. Screens and
 * mails ask alike (decision 0151).
 */
export function referenceToQuote<Family>(
  due: readonly OwedEntry[],
  familyReference: Family,
): string | Family {
  const [first, second] = due;
  return first && !second ? first.paymentReference : familyReference;
}

interface PayByFacts {
  /** A UTC instant. */
  readonly openUntil: string;
  readonly timeZone: string;
}

/**
 * The day by which a family pays: the venue's day on which entries close (decision 0151). Null once that is
 * past, when the money is due at once.
 */
export function payBy({ openUntil, timeZone }: PayByFacts, now: Date): string | null {
  const closes = new Date(openUntil);
  return closes > now ? dayIn(closes, timeZone) : null;
}
