import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';

/**
 * The first thing that a family needs to know about an entry's money. `later` means that the entry waits for a place
 * and is charged when it gets one.
 */
export type MoneyStatus = 'due' | 'refundDue' | 'later' | 'paid' | 'refunded' | 'nothing';

export function moneyStatus({
  state,
  balance,
  paid,
  refunded,
}: Pick<Entry, 'state' | 'balance' | 'paid' | 'refunded'>): MoneyStatus {
  if (balance > 0) return 'due';
  if (balance < 0) return 'refundDue';
  if (paid > 0) return 'paid';
  if (refunded > 0) return 'refunded';
  return state === 'waiting' ? 'later' : 'nothing';
}
