import { useMemo } from 'react';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { EntryKind, Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import type { RequestedChange } from '../../../../../shared/domain/entering/entries/changes/changeCost.ts';
import type { Fee } from '../../../../../shared/domain/entering/fees/fee.ts';
import { newEntryFee, type NewEntryTerms } from '../../../../../shared/domain/entering/fees/newEntryFee.ts';
import { shownPrices } from '../../../../../shared/domain/entering/entries/rules/shownPrices.ts';
import { lateFeeAt } from '../../../../../shared/domain/entering/fees/lateFee.ts';
import { currentTime } from '../../../../clock.ts';
import type { EventAvailability } from '../../entries/index.ts';
import { usePresent } from '../../../../ui/now.ts';
import {
  toChangeRequest,
  type OpenedChange,
  pendingEvents,
  type PendingChange,
  changeCostOf,
  formWithOldPrices,
} from '../change/openedChange.ts';
import { joinsWaitlist } from './entryPlaces.ts';

/** Where the price of a new entry begins: the free price steps, and what the family cap leaves. */
export type PriceBegins = Pick<NewEntryTerms, 'free' | 'familyRoom'>;

export const NEW_PRICES: PriceBegins = { free: null, familyRoom: null };

interface EntryPrice {
  /** The form with the prices and events that this entry goes by. */
  readonly form: Form;
  /** The price line by line. An event with a waitlist is charged only once the entry gets a place. */
  readonly feeOf: (eventIds: RequestedChange, begins?: PriceBegins) => Fee;
  /** The change and its price; null for a new entry. */
  readonly changeTo: (eventIds: RequestedChange) => PendingChange | null;
  /**
   * The body to send: a change's own for a stored entry, the submit's with the shown price steps for a new
   * one.
   */
  readonly withShownPrices: <Body extends object>(
    body: Body,
    eventIds: RequestedChange,
    begins?: PriceBegins,
  ) => Body;
}

/** The price of an entry: by the form, or for a change by the prices that the entry keeps. */
export function useEntryPrice(
  kind: EntryKind,
  competition: Competition,
  offered: Form,
  places: ReadonlyMap<string, EventAvailability>,
  change: OpenedChange | null,
): EntryPrice {
  const form = useMemo(() => (change ? formWithOldPrices(offered, change) : offered), [offered, change]);
  // Draws anew when a late fee begins.
  usePresent((now) => lateFeeAt(offered.lateFees, now)?.from ?? null);
  const costOf = (eventIds: RequestedChange) =>
    change && changeCostOf(change, eventIds, competition, offered);
  const waitingOf = ({ event }: RequestedChange) => joinsWaitlist(change, places, event);
  const withPlaces = (eventIds: RequestedChange): RequestedChange => {
    const waiting = waitingOf(eventIds);
    return { ...eventIds, event: eventIds.event.filter((id) => !waiting.includes(id)) };
  };
  const newFee = (eventIds: RequestedChange, waiting: readonly string[], begins: PriceBegins): Fee =>
    newEntryFee(form, { kind, ...eventIds, waiting }, { ...begins, now: currentTime() });
  return {
    form,
    feeOf: (eventIds, begins = NEW_PRICES) =>
      costOf(withPlaces(eventIds)) ?? newFee(eventIds, waitingOf(eventIds), begins),
    changeTo: (eventIds) => {
      const cost = costOf(withPlaces(eventIds));
      const waiting = waitingOf(eventIds);
      return change && cost && { change, cost, ...pendingEvents(form, change, eventIds.event, waiting) };
    },
    // The body includes the price of waitlisted events; the server leaves them out of the total.
    withShownPrices: (body, eventIds, begins = NEW_PRICES) => {
      const cost = costOf(eventIds);
      if (change && cost) return toChangeRequest(body, change, cost);
      if (kind === 'team') return body;
      const { totalPrice } = newFee(eventIds, [], begins);
      return { ...body, ...shownPrices({ ...form, steps: begins.free }), totalPrice };
    },
  };
}
