import type { EntryKind } from '../../../contract/entering/competitions/forms.ts';
import { type Fee, sumOf } from './fee.ts';
import { individualFee, priceAt } from './individualFee.ts';
import { type FixedPrice, teamPriceOf } from './fixedPrice.ts';
import type { EventPrices } from './priceSteps.ts';
import type { LadderSteps } from '../../../contract/core/ladderSteps.ts';
import { type LateFeeRule, lateFeeAt } from './lateFee.ts';
import { teamFee } from './teamFee.ts';

/**
 * The prices that an entry agreed to, stored with it so that later changes of the form do not alter them
 * (decision 0057). Minor units.
 */
export interface Pricing extends EventPrices {
  readonly steps: LadderSteps | null;
  readonly teamPrice: { readonly per: 'team' | 'skater'; readonly amount: number } | null;
  /** The late fee in force on the day of the entry. */
  readonly lateFee: LateFeeRule | null;
  /** The family cap that the entry is under; absent or null for none. */
  readonly familyCap?: number | null | undefined;
}

/** A form's prices at `now`, as stored with a new entry that holds these price steps. */
export function pricingAt(
  form: Omit<Pricing, 'lateFee' | 'steps'> & { readonly lateFees: readonly LateFeeRule[] },
  now: Date,
  steps: LadderSteps | null,
): Pricing {
  const { firstEventPrice, secondEventPrice, additionalEventPrice, teamPrice, familyCap } = form;
  const lateFee = lateFeeAt(form.lateFees, now);
  const prices = { firstEventPrice, secondEventPrice, additionalEventPrice, teamPrice };
  return { ...prices, lateFee, steps, ...(typeof familyCap === 'number' && { familyCap }) };
}

interface Priced {
  readonly kind: EntryKind;
  /** Events with a place; waitlisted events cost nothing until they get one. */
  readonly events: number;
  /** Those of the events with a price of their own. */
  readonly own?: readonly FixedPrice[];
  /** Skaters of a team, without alternates. */
  readonly skaters: number;
}

/**
 * Prices an entry by its own prices, line by line. The late fee applies only if there is something to
 * pay.
 */
export function entryFee(pricing: Pricing, { kind, events, skaters, own = [] }: Priced): Fee {
  const { lateFee } = pricing;
  const prices = { ...pricing, lateFees: lateFee ? [lateFee] : [] };
  const begun = new Date(lateFee?.from ?? 0);
  if (kind !== 'team') return individualFee(prices, events - own.length, begun, own);
  const teamPrice = teamPriceOf(pricing, own[0]?.price);
  return teamFee({ ...prices, teamPrice }, events > 0 ? skaters : 0, begun);
}

/**
 * The price of each event, in the entry's order: events with a place by their own price, or else by their
 * order among themselves, all others zero. A team's event costs the team's price. The late fee is not
 * included.
 */
export function eventPrices(
  pricing: Pricing,
  kind: EntryKind,
  skaters: number,
  events: readonly { readonly state: 'confirmed' | 'waiting'; readonly ownPrice?: number | undefined }[],
): number[] {
  let placed = 0;
  return events.map(({ state, ownPrice }) => {
    if (state === 'waiting') return 0;
    if (kind === 'team') return amountOfTeam(teamPriceOf(pricing, ownPrice), skaters);
    return ownPrice ?? priceAt(pricing, placed++);
  });
}

function amountOfTeam(teamPrice: Pricing['teamPrice'], skaters: number): number {
  return sumOf(teamFee({ teamPrice, lateFees: [] }, skaters, new Date(0)).lines);
}
