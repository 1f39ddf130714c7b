import { useMemo } from 'react';
import type { Competition } from '../../../../shared/contract/competitions/competitions.ts';
import type { EntryKind, Form } from '../../../../shared/contract/competitions/forms.ts';
import type { Wanted } from '../../../../shared/domain/entries/changes/changeCost.ts';
import { feeOf, type Fee } from '../../../../shared/domain/fees/fee.ts';
import { individualFee } from '../../../../shared/domain/fees/individualFee.ts';
import { shownPrices } from '../../../../shared/domain/entries/rules/eventPriceProblems.ts';
import { type LadderSteps, stepsOfNew } from '../../../../shared/domain/fees/ladder.ts';
import { lateFeeAt } from '../../../../shared/domain/fees/lateFee.ts';
import { teamFee } from '../../../../shared/domain/fees/teamFee.ts';
import { currentTime } from '../../../clock.ts';
import type { EventPlaces } from '../../entries/index.ts';
import { usePresent } from '../../../ui/now.ts';
import {
  asChange,
  type Change,
  changedEvents,
  type Changing,
  costOfChange,
  formForChange,
} from '../change/change.ts';
import { joinsWaiting } from './entryPlaces.ts';

interface EntryPrice {
  /** The form as this entry goes by it. */
  readonly form: Form;
  /** What the entry costs, line by line; what it joins the waiting list of is paid once a place comes free. */
  readonly feeOf: (wanted: Wanted, free?: LadderSteps | null) => Fee;
  /** What is changed, and what that costs; null for a new entry. */
  readonly changingTo: (wanted: Wanted) => Changing | null;
  /** The body of a submit as what is sent: itself for a new entry. */
  readonly toSend: <Body extends object>(body: Body, wanted: Wanted, free?: LadderSteps | null) => Body;
}

/** What an entry costs: by the form, or for one that is changed by the prices that it keeps. */
export function useEntryPrice(
  kind: EntryKind,
  competition: Competition,
  offered: Form,
  places: ReadonlyMap<string, EventPlaces>,
  change: Change | null,
): EntryPrice {
  const form = useMemo(() => (change ? formForChange(offered, change) : offered), [offered, change]);
  // Drawn again when a late fee begins.
  usePresent((now) => lateFeeAt(offered.lateFees, now)?.from ?? null);
  const costOf = (wanted: Wanted) => change && costOfChange(change, wanted, competition, offered);
  const waitingOf = ({ event }: Wanted) => joinsWaiting(change, places, event);
  const withPlaces = (wanted: Wanted): Wanted => {
    const waiting = waitingOf(wanted);
    return { ...wanted, event: wanted.event.filter((id) => !waiting.includes(id)) };
  };
  const newFee = (wanted: Wanted, free: LadderSteps | null): Fee => {
    if (kind !== 'team') {
      const steps = free && stepsOfNew(wanted.event.length, free);
      return individualFee({ ...form, steps }, withPlaces(wanted).event.length, currentTime());
    }
    return waitingOf(wanted).length > 0 ? feeOf([]) : teamFee(form, wanted.skaters, currentTime());
  };
  return {
    form,
    feeOf: (wanted, free = null) => costOf(withPlaces(wanted)) ?? newFee(wanted, free),
    changingTo: (wanted) => {
      const cost = costOf(withPlaces(wanted));
      const waiting = waitingOf(wanted);
      return change && cost && { change, cost, ...changedEvents(form, change, wanted.event, waiting) };
    },
    // Whoever has to wait for a place sends what the entry costs with it: the handler takes it off.
    toSend: (body, wanted, free = null) => {
      const cost = costOf(wanted);
      if (change && cost) return asChange(body, change, cost);
      return free === null ? body : { ...body, ...laddered(form, wanted.event.length, free) };
    },
  };
}

/** The prices of an entry that goes on where another one of its skater ends, as they are sent. */
function laddered(form: Form, events: number, free: LadderSteps) {
  const { totalPrice } = individualFee({ ...form, steps: stepsOfNew(events, free) }, events, currentTime());
  return { ...shownPrices({ ...form, steps: free }), totalPrice };
}
