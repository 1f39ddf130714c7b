import type { EntryKind } from '../../../contract/competitions/forms.ts';
import { feeOf, sumOf, type FeeLine } from '../../fees/fee.ts';
import { entryFee, eventPrices, type Pricing } from '../../fees/entryFee.ts';
import { stepsAfterChange, type LadderSteps, ALL_STEPS } from '../../fees/priceSteps.ts';
import type { LateFeeRule } from '../../fees/lateFee.ts';
import { lateFeeOfEvents } from '../../fees/lateFeeOfEvents.ts';
import { forfeited, type RefundStep } from '../../payments/refundDue.ts';

/** An event of an entry, with the late fee of the day it was added. */
export interface PricedEvent {
  readonly id: string;
  readonly state: 'confirmed' | 'waiting';
  readonly late: LateFeeRule | null;
}

/** An entry before a change. Amounts are in minor units. */
export interface PricedEntry {
  readonly kind: EntryKind;
  readonly events: readonly PricedEvent[];
  readonly pricing: Pricing;
  /** The price steps that no other entry of its skaters holds; ignored where the entry has no steps. */
  readonly free?: LadderSteps;
  /** Retained by the refund policy in earlier changes. */
  readonly retained: number;
  readonly paid: number;
  /** The late fee that is charged; null for none. */
  readonly lateFee: { readonly amount: number } | null;
  readonly totalPrice: number;
}

export interface RequestedChange {
  /** Ids of events. */
  readonly event: readonly string[];
  /** The number of skaters in a team, without alternates. */
  readonly skaters: number;
}

export interface ChangePolicy {
  readonly refunds: readonly RefundStep[];
  /** The late fee for events added now. */
  readonly late: LateFeeRule | null;
  readonly now: Date;
}

export interface ChangeCost {
  /** Added events count as confirmed: an event on the waitlist is charged when it gets a place. */
  readonly events: readonly PricedEvent[];
  readonly lines: readonly FeeLine[];
  readonly retained: number;
  /** What the policy returns of the payments. */
  readonly refund: number;
  readonly totalPrice: number;
  /** The price steps after the change. */
  readonly steps: LadderSteps | null;
}

/**
 * What an entry costs after a change. It keeps the prices of the day it was submitted. An event that replaces
 * another takes over its late fee; an additional event pays today's, and uses the lowest free price step. Of
 * payments for removed events the policy returns a part, and the rest is retained as a line of the price. The
 * order of the events changes no amount.
 */
export function changeCost(
  before: PricedEntry,
  requested: RequestedChange,
  policy: ChangePolicy,
): ChangeCost {
  const { kind } = before;
  const steps = priceStepsAfter(before, requested.event.length);
  const pricing = { ...before.pricing, steps };
  const events = eventsAfter(before.events, requested.event, policy.late);
  const placed = events.filter(({ state }) => state === 'confirmed').length;
  const plain = { ...pricing, lateFee: null };
  const prices = eventPrices(pricing, kind, requested.skaters, events);
  const late = lateFeeOfEvents(
    events.flatMap(({ state, late: own }, index) =>
      // A team that pays nothing of its own pays nothing more for being late.
      state === 'confirmed' && (kind !== 'team' || (prices[index] ?? 0) > 0)
        ? [{ price: prices[index] ?? 0, late: own }]
        : [],
    ),
  );
  const lines: FeeLine[] = [
    ...entryFee(plain, { kind, events: placed, skaters: requested.skaters }).lines,
    ...(late ? [{ order: 'late', ...late } as const] : []),
  ];
  const costAfter = sumOf(lines) + before.retained;
  const { refund, kept: retainedNow } = forfeited(
    {
      paid: before.paid,
      costBefore: before.totalPrice,
      costAfter,
      lateFee: (before.lateFee?.amount ?? 0) - (late?.amount ?? 0),
    },
    policy.refunds,
    policy.now,
  );
  const retained = before.retained + retainedNow;
  const fee = feeOf([...lines, ...(retained > 0 ? [{ order: 'retained', amount: retained } as const] : [])]);
  return { events, ...fee, retained, refund, steps };
}

function priceStepsAfter(
  { pricing: { steps }, events, free }: PricedEntry,
  eventCount: number,
): LadderSteps | null {
  return steps && stepsAfterChange({ steps, events: events.length }, eventCount, free ?? ALL_STEPS);
}

/** Events that stay keep their late fees; new ones take over those of the removed events. */
function eventsAfter(
  before: readonly PricedEvent[],
  eventIds: readonly string[],
  today: LateFeeRule | null,
): PricedEvent[] {
  const free = before.filter(({ id }) => !eventIds.includes(id)).map(({ late }) => late);
  return eventIds.map((id) => {
    const kept = before.find((event) => event.id === id);
    if (kept) return { id, state: kept.state, late: kept.late };
    const late = free.length > 0 ? (free.shift() ?? null) : today;
    return { id, state: 'confirmed', late };
  });
}
