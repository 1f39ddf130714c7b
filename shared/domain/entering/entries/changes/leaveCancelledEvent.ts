import type { RefundStep } from '../../balance/refundDue.ts';
import { changeCost, type PricedEntry } from './changeCost.ts';
import { withdrawalRefund } from './withdrawalRefund.ts';
import type { LadderSteps } from '../../../../contract/core/ladderSteps.ts';

/**
 * The organiser took the event away, so nothing of its price is kept, whatever day it is and whatever the policy says
 * (decision 0318).
 */
const FULL_REFUND: readonly RefundStep[] = [
  { until: '9999-12-31T00:00:00.000Z', percent: 100, lateFee: true },
];

/** What an entry costs without the cancelled event. */
export interface CostOfLeaving {
  /** Null where the entry has no other event, and is withdrawn. */
  readonly steps: LadderSteps | null;
  readonly isLast: boolean;
  readonly retained: number;
  /** The part of its payments that the family gets back for this event. */
  readonly refund: number;
}

/**
 * Prices an entry that leaves a cancelled event: its other events cost what they would have cost alone, and what earlier
 * changes retained stays retained.
 */
export function costOfLeaving(
  entry: PricedEntry,
  eventId: string,
  { skaters, now }: { readonly skaters: number; readonly now: Date },
): CostOfLeaving {
  const others = entry.events.filter(({ id }) => id !== eventId).map(({ id }) => id);
  if (others.length === 0) {
    const { retained, refundDue } = withdrawalRefund(entry, FULL_REFUND, now);
    // What was paid beyond the price is due already, perhaps by another cancelled event.
    const overpaid = Math.max(0, entry.paid - entry.totalPrice);
    return { steps: null, isLast: true, retained, refund: refundDue - overpaid };
  }
  const policy = { refunds: FULL_REFUND, late: null, now };
  const { steps, retained, refund } = changeCost(entry, { event: others, skaters }, policy);
  return { steps, isLast: false, retained, refund };
}
