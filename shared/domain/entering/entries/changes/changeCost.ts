import type { EntryKind } from '../../../../contract/entering/competitions/forms.ts';
import { feeOf, sumOf, type FeeLine } from '../../fees/fee.ts';
import { entryFee, eventPrices, type Pricing } from '../../fees/entryFee.ts';
import { familyDiscount, familyDiscountLines } from '../../fees/familyCap.ts';
import type { FixedPrice } from '../../fees/fixedPrice.ts';
import { stepsAfterChange, ALL_STEPS } from '../../fees/priceSteps.ts';
import type { LadderSteps } from '../../../../contract/core/ladderSteps.ts';
import type { LateFeeRule } from '../../fees/lateFee.ts';
import { lateFeeOfEvents } from '../../fees/lateFeeOfEvents.ts';
import { musicFeeLines, musicFeeOf } from '../../fees/musicFee.ts';
import { forfeited, type RefundStep } from '../../balance/refundDue.ts';

/** An event of an entry, with the late fee of the day it was added. */
export interface PricedEvent {
  readonly id: string;
  readonly state: 'confirmed' | 'waiting';
  readonly late: LateFeeRule | null;
  /** The price of its own that it was entered at; absent or null for the price steps. */
  readonly own?: FixedPrice | null;
  /** Charged for a late music file, in minor units; absent for nothing. */
  readonly musicFee?: number | undefined;
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
  /** Charged for late music files; absent for nothing. */
  readonly musicFee?: number | undefined;
  readonly totalPrice: number;
  /** The rest of the family cap for this entry; absent or null without a cap. */
  readonly familyRoom?: number | null;
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
  /** The prices of their own of events added now, by event id. */
  readonly own?: ReadonlyMap<string, FixedPrice>;
  readonly now: Date;
}

export interface ChangeCost {
  /** Added events count as confirmed: an event on the waitlist is charged when it gets a place. */
  readonly events: readonly PricedEvent[];
  readonly lines: readonly FeeLine[];
  readonly retained: number;
  /** The part of the payments that the policy returns. */
  readonly refund: number;
  readonly totalPrice: number;
  /** The price steps after the change. */
  readonly steps: LadderSteps | null;
}

/**
 * Prices an entry after a change. It keeps the prices of the day it was submitted. An event that replaces
 * another takes over its late fee; an additional event pays today's, and uses the lowest free price step. Of
 * payments for removed events the policy returns a part, and the rest is retained as a line of the price. The
 * order of the events changes no amount.
 */
export function changeCost(
  before: PricedEntry,
  requested: RequestedChange,
  policy: ChangePolicy,
): ChangeCost {
  const { kind, familyRoom = null } = before;
  const events = eventsAfter(before.events, requested.event, policy);
  const steps = priceStepsAfter(before, events);
  const pricing = { ...before.pricing, steps };
  const placed = events.filter(({ state }) => state === 'confirmed');
  const plain = { ...pricing, lateFee: null };
  const prices = eventPrices(
    pricing,
    kind,
    requested.skaters,
    events.map(({ state, own }) => ({ state, ownPrice: own?.price })),
  );
  const late = lateFeeOfEvents(
    events.flatMap(({ state, late: ofEvent, own }, index) =>
      // A team that pays nothing of its own pays nothing more for being late.
      state === 'confirmed' && (kind !== 'team' || (prices[index] ?? 0) > 0)
        ? [{ price: prices[index] ?? 0, late: ofEvent, isOwn: Boolean(own) }]
        : [],
    ),
  );
  const own = placed.flatMap((event) => event.own ?? []);
  const lines: FeeLine[] = [
    ...entryFee(plain, { kind, events: placed.length, skaters: requested.skaters, own }).lines,
    ...(late ? [{ order: 'late', ...late } as const] : []),
    ...musicFeeLines(musicFeeOf(events)),
  ];
  const charged = sumOf(lines);
  const discountOf = (retained: number) => familyDiscount({ charged, retained }, familyRoom);
  const costAfter = charged + before.retained - discountOf(before.retained);
  const { refund, kept: retainedNow } = forfeited(
    {
      paid: before.paid,
      costBefore: before.totalPrice,
      costAfter,
      lateFee:
        (before.lateFee?.amount ?? 0) -
        (late?.amount ?? 0) +
        (musicFeeOf(before.events) - musicFeeOf(events)),
    },
    policy.refunds,
    policy.now,
  );
  const retained = before.retained + retainedNow;
  const fee = feeOf([
    ...lines,
    ...(retained > 0 ? [{ order: 'retained', amount: retained } as const] : []),
    ...familyDiscountLines(discountOf(retained)),
  ]);
  return { events, ...fee, retained, refund, steps };
}

function priceStepsAfter(
  { pricing: { steps }, events, free }: PricedEntry,
  after: readonly PricedEvent[],
): LadderSteps | null {
  const before = { steps: steps ?? ALL_STEPS, events: countStepped(events) };
  return steps && stepsAfterChange(before, countStepped(after), free ?? ALL_STEPS);
}

const countStepped = (events: readonly PricedEvent[]) => events.filter(({ own }) => !own).length;

/**
 * Events that stay keep their late fees and their own prices. Added ones cost what the form asks today, and
 * take over the late fees of the removed events: those on the price steps first, whatever the order.
 */
function eventsAfter(
  before: readonly PricedEvent[],
  eventIds: readonly string[],
  { late: today, own: fixedPrices }: ChangePolicy,
): PricedEvent[] {
  const free = before.filter(({ id }) => !eventIds.includes(id)).map(({ late }) => late);
  const added = eventIds.filter((id) => !before.some((event) => event.id === id));
  const byPricing = [
    ...added.filter((id) => !fixedPrices?.has(id)),
    ...added.filter((id) => fixedPrices?.has(id)).sort(),
  ];
  const lateOf = new Map(
    byPricing.map((id, index) => [id, index < free.length ? (free[index] ?? null) : today]),
  );
  return eventIds.map((id): PricedEvent => {
    const kept = before.find((event) => event.id === id);
    if (kept) return { ...kept, own: kept.own ?? null };
    return { id, state: 'confirmed', late: lateOf.get(id) ?? null, own: fixedPrices?.get(id) ?? null };
  });
}
