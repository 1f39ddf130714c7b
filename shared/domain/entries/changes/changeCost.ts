import type { EntryKind } from '../../../contract/competitions/forms.ts';
import { feeOf, sumOf, type FeeLine } from '../../fees/fee.ts';
import { entryFee, eventPrices, type Pricing } from '../../fees/entryFee.ts';
import { stepsAfterChange, type LadderSteps, ALL_STEPS } from '../../fees/priceSteps.ts';
import type { LateFeeRule } from '../../fees/lateFee.ts';
import { lateFeeOfEvents } from '../../fees/lateFeeOfEvents.ts';
import { forfeited, type RefundStep } from '../../payments/refundDue.ts';

/** An event as an entry has it: whether it has a place, and the late fee of the day it came in. */
export interface PricedEvent {
  readonly id: string;
  readonly state: 'confirmed' | 'waiting';
  readonly late: LateFeeRule | null;
}

/** An entry as it stands before a change. Minor units. */
export interface PricedEntry {
  readonly kind: EntryKind;
  readonly events: readonly PricedEvent[];
  readonly pricing: Pricing;
  /** The steps of its skaters that no entry has; nothing to an entry whose prices are its own. */
  readonly free?: LadderSteps;
  /** Kept by the refund policy in earlier changes. */
  readonly retained: number;
  readonly paid: number;
  /** As it is charged; null for none. */
  readonly lateFee: { readonly amount: number } | null;
  readonly totalPrice: number;
}

export interface RequestedChange {
  /** Ids of events. */
  readonly event: readonly string[];
  /** Who skates in a team, alternates apart. */
  readonly skaters: number;
}

export interface ChangePolicy {
  readonly refunds: readonly RefundStep[];
  /** The late fee that whoever enters now pays. */
  readonly late: LateFeeRule | null;
  readonly now: Date;
}

export interface ChangeCost {
  /** What is added counts as placed: whoever has to wait for it pays it later. */
  readonly events: readonly PricedEvent[];
  readonly lines: readonly FeeLine[];
  readonly retained: number;
  /** What the policy gives back of what was paid. */
  readonly refund: number;
  readonly totalPrice: number;
  /** The steps of the ladder that it has then. */
  readonly steps: LadderSteps | null;
}

/**
 * What an entry costs once it is changed. It keeps the prices of the day it came in. An event that takes
 * another's place keeps that one's late fee; one more than there were pays the late fee of today. Of
 * what was paid and falls away the policy gives back its share, and the rest is kept as a line of the
 * price. The order in which events are named changes no amount. An event more than there were gets the
 * lowest step of the ladder that is free.
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

/** Those that stay keep their places and their terms; the others take over what is given up. */
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
