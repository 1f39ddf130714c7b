import type { EntryKind } from '../../contract/competitions/forms.ts';
import { type Fee, sumOf } from './fee.ts';
import { individualFee, priceAt } from './individualFee.ts';
import type { EventPrices, LadderSteps } from './priceSteps.ts';
import { type LateFeeRule, lateFeeAt } from './lateFee.ts';
import { teamFee } from './teamFee.ts';

/** What an entry is priced by, kept with it: its form may change, what was agreed does not. Minor units. */
export interface Pricing extends EventPrices {
  readonly steps: LadderSteps | null;
  readonly teamPrice: { readonly per: 'team' | 'skater'; readonly amount: number } | null;
  /** The late fee that applied on the day it came in. */
  readonly lateFee: LateFeeRule | null;
}

/** The prices of a form as an entry that comes in at `now` keeps them, with its steps of the ladder. */
export function pricingAt(
  form: Omit<Pricing, 'lateFee' | 'steps'> & { readonly lateFees: readonly LateFeeRule[] },
  now: Date,
  steps: LadderSteps | null,
): Pricing {
  const { firstEventPrice, secondEventPrice, additionalEventPrice, teamPrice } = form;
  const lateFee = lateFeeAt(form.lateFees, now);
  return { firstEventPrice, secondEventPrice, additionalEventPrice, teamPrice, lateFee, steps };
}

interface Priced {
  readonly kind: EntryKind;
  /** Events with a place; who waits pays when a place comes. */
  readonly events: number;
  /** Who skates in a team, alternates apart. */
  readonly skaters: number;
}

/** What an entry costs by its own prices, line by line, with its late fee once there is something to pay. */
export function entryFee(pricing: Pricing, { kind, events, skaters }: Priced): Fee {
  const { lateFee } = pricing;
  const prices = { ...pricing, lateFees: lateFee ? [lateFee] : [] };
  const begun = new Date(lateFee?.from ?? 0);
  if (kind !== 'team') return individualFee(prices, events, begun);
  return teamFee(prices, events > 0 ? skaters : 0, begun);
}

/**
 * What each event costs, in the entry's order: those with a place by their order among themselves, the
 * others nothing. A team's event costs what the team does. The late fee stands apart.
 */
export function eventPrices(
  pricing: Pricing,
  kind: EntryKind,
  skaters: number,
  events: readonly { readonly state: 'confirmed' | 'waiting' }[],
): number[] {
  let placed = 0;
  return events.map(({ state }) => {
    if (state === 'waiting') return 0;
    return kind === 'team' ? teamPriceOf(pricing, skaters) : priceAt(pricing, placed++);
  });
}

function teamPriceOf({ teamPrice }: Pricing, skaters: number): number {
  return sumOf(teamFee({ teamPrice, lateFees: [] }, skaters, new Date(0)).lines);
}
