import { useMemo } from 'react';
import type { Competition } from '../../../../shared/contract/competitions/competitions.ts';
import type { EntryKind, Form } from '../../../../shared/contract/competitions/forms.ts';
import type { RequestedChange } from '../../../../shared/domain/entries/changes/changeCost.ts';
import { feeOf, type Fee } from '../../../../shared/domain/fees/fee.ts';
import { individualFee } from '../../../../shared/domain/fees/individualFee.ts';
import { shownPrices } from '../../../../shared/domain/entries/rules/individualEntryProblems.ts';
import { type LadderSteps, stepsOfNewEntry } from '../../../../shared/domain/fees/priceSteps.ts';
import { lateFeeAt } from '../../../../shared/domain/fees/lateFee.ts';
import { teamFee } from '../../../../shared/domain/fees/teamFee.ts';
import { currentTime } from '../../../clock.ts';
import type { EventAvailability } from '../../entries/index.ts';
import { usePresent } from '../../../ui/now.ts';
import {
  toChangeRequest,
  type OpenedChange,
  pendingEvents,
  type PendingChange,
  changeCostOf,
  formWithOldPrices,
} from '../change/openedChange.ts';
import { joinsWaitlist } from './entryPlaces.ts';

interface EntryPrice {
  /** The form with the prices and events that this entry goes by. */
  readonly form: Form;
  /** The price line by line. An event with a waitlist is charged only once the entry gets a place. */
  readonly feeOf: (eventIds: RequestedChange, free?: LadderSteps | null) => Fee;
  /** The change and its price; null for a new entry. */
  readonly changeTo: (eventIds: RequestedChange) => PendingChange | null;
  /**
   * The body to send: a change's own for a stored entry, the submit's with the shown price steps for a new
   * one.
   */
  readonly withShownPrices: <Body extends object>(
    body: Body,
    eventIds: RequestedChange,
    free?: LadderSteps | null,
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
  const newFee = (eventIds: RequestedChange, free: LadderSteps | null): Fee => {
    if (kind !== 'team') {
      const steps = free && stepsOfNewEntry(eventIds.event.length, free);
      return individualFee({ ...form, steps }, withPlaces(eventIds).event.length, currentTime());
    }
    return waitingOf(eventIds).length > 0 ? feeOf([]) : teamFee(form, eventIds.skaters, currentTime());
  };
  return {
    form,
    feeOf: (eventIds, free = null) => costOf(withPlaces(eventIds)) ?? newFee(eventIds, free),
    changeTo: (eventIds) => {
      const cost = costOf(withPlaces(eventIds));
      const waiting = waitingOf(eventIds);
      return change && cost && { change, cost, ...pendingEvents(form, change, eventIds.event, waiting) };
    },
    // The body includes the price of waitlisted events; the server leaves them out of the total.
    withShownPrices: (body, eventIds, free = null) => {
      const cost = costOf(eventIds);
      if (change && cost) return toChangeRequest(body, change, cost);
      return free === null ? body : { ...body, ...withPriceSteps(form, eventIds.event.length, free) };
    },
  };
}

/** The prices of an entry whose skater has already taken price steps with another entry, as they are sent. */
function withPriceSteps(form: Form, events: number, free: LadderSteps) {
  const { totalPrice } = individualFee(
    { ...form, steps: stepsOfNewEntry(events, free) },
    events,
    currentTime(),
  );
  return { ...shownPrices({ ...form, steps: free }), totalPrice };
}
