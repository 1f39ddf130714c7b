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
  /** The form as this entry goes by it. */
  readonly form: Form;
  /** What the entry costs, line by line; what it joins the waiting list of is paid once a place comes free. */
  readonly feeOf: (eventIds: RequestedChange, free?: LadderSteps | null) => Fee;
  /** What is changed, and what that costs; null for a new entry. */
  readonly changeTo: (eventIds: RequestedChange) => PendingChange | null;
  /** The body of a submit as what is sent: itself for a new entry. */
  readonly withShownPrices: <Body extends object>(
    body: Body,
    eventIds: RequestedChange,
    free?: LadderSteps | null,
  ) => Body;
}

/** What an entry costs: by the form, or for one that is changed by the prices that it keeps. */
export function useEntryPrice(
  kind: EntryKind,
  competition: Competition,
  offered: Form,
  places: ReadonlyMap<string, EventAvailability>,
  change: OpenedChange | null,
): EntryPrice {
  const form = useMemo(() => (change ? formWithOldPrices(offered, change) : offered), [offered, change]);
  // Drawn again when a late fee begins.
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
    // Whoever has to wait for a place sends what the entry costs with it: the handler takes it off.
    withShownPrices: (body, eventIds, free = null) => {
      const cost = costOf(eventIds);
      if (change && cost) return toChangeRequest(body, change, cost);
      return free === null ? body : { ...body, ...withPriceSteps(form, eventIds.event.length, free) };
    },
  };
}

/** The prices of an entry that goes on where another one of its skater ends, as they are sent. */
function withPriceSteps(form: Form, events: number, free: LadderSteps) {
  const { totalPrice } = individualFee(
    { ...form, steps: stepsOfNewEntry(events, free) },
    events,
    currentTime(),
  );
  return { ...shownPrices({ ...form, steps: free }), totalPrice };
}
