import type { EntryKind, Form } from '../../../contract/entering/competitions/forms.ts';
import { feeOf, type Fee } from './fee.ts';
import { withinFamilyCap } from './familyCap.ts';
import { individualFee } from './individualFee.ts';
import { countSteppedEvents, fixedPricesAmong, fixedPricesOf, teamPriceOf } from './fixedPrice.ts';
import { stepsOfNewEntry } from './priceSteps.ts';
import type { LadderSteps } from '../../../contract/core/ladderSteps.ts';
import { teamFee } from './teamFee.ts';

export interface NewEntryEvents {
  readonly kind: EntryKind;
  /** Ids of the form's events. */
  readonly event: readonly string[];
  /** Skaters of a team, without alternates. */
  readonly skaters: number;
  /** Ids of events that join a waitlist: they hold price steps, and cost nothing yet. */
  readonly waiting?: readonly string[];
}

export interface NewEntryTerms {
  /** The free price steps; null where the entry has steps of its own. */
  readonly free: LadderSteps | null;
  /** The rest of the family cap for the entry; null without a cap. */
  readonly familyRoom: number | null;
  readonly now: Date;
}

/** Prices a new entry, line by line: price steps, prices of their own, the late fee and the family cap. */
export function newEntryFee(
  form: Form,
  { kind, event, skaters, waiting = [] }: NewEntryEvents,
  { free, familyRoom, now }: NewEntryTerms,
): Fee {
  const own = fixedPricesOf(form);
  const placed = event.filter((id) => !waiting.includes(id));
  if (kind === 'team') {
    const [id] = placed;
    if (id === undefined && event.length > 0) return feeOf([]);
    const teamPrice = teamPriceOf(form, id === undefined ? null : own.get(id)?.price);
    return teamFee({ teamPrice, lateFees: form.lateFees }, skaters, now);
  }
  const steps = free && stepsOfNewEntry(countSteppedEvents(event, own), free);
  const fee = individualFee(
    { ...form, steps },
    countSteppedEvents(placed, own),
    now,
    fixedPricesAmong(placed, own),
  );
  return withinFamilyCap(fee, familyRoom);
}
