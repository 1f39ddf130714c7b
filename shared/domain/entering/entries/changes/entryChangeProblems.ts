import type { EntryChange, EntryContents } from '../../../../contract/entering/entries/entryChanges.ts';
import type { Form } from '../../../../contract/entering/competitions/forms.ts';
import { answerProblems } from '../rules/answerProblems.ts';
import {
  changeCost,
  type PricedEntry,
  type ChangeCost,
  type ChangePolicy,
  type RequestedChange,
} from './changeCost.ts';
import type { ChangeScope } from './changeScope.ts';
import { partnerProblems } from '../rules/coupleEntryProblems.ts';
import { ageProblems, eventProblems, type EntryProblem } from '../entryProblem.ts';
import { wrongPrices } from '../rules/individualEntryProblems.ts';
import { lockedFieldProblems } from './lockedFieldProblems.ts';
import { rosterProblems, rosterSize, sizeProblems } from '../rules/teamEntryProblems.ts';

export interface ChangeFacts {
  readonly contents: EntryContents;
  readonly pricedEntry: PricedEntry;
  readonly isWithdrawn: boolean;
  readonly scope: ChangeScope;
  readonly competition: { readonly id: string; readonly startDate: string; readonly formId: string };
  readonly form: Form;
}

/** The events of a change, and the number of a team's skaters, which decides its price. */
export function requestedChange({
  event,
  skaters = [],
}: {
  readonly event: string | readonly string[];
  readonly skaters?: readonly { readonly alternate: boolean }[];
}): RequestedChange {
  return { event: [event].flat(), skaters: rosterSize(skaters) };
}

/**
 * Why a change is refused, one problem for each field; empty where it is allowed. Prices and total of the page
 * are compared with the entry's own prices and its cost after the change, never trusted.
 */
export function entryChangeProblems(
  change: EntryChange,
  facts: ChangeFacts,
  policy: ChangePolicy,
): EntryProblem[] {
  const { contents, scope, competition, form } = facts;
  if (scope === 'nothing') {
    return [{ field: facts.isWithdrawn ? 'entryId' : 'competitionId', code: 'MustEnabled' }];
  }
  if (change.kind !== contents.kind) return [{ field: 'kind', code: 'MustEnabled' }];
  if (change.competitionId !== competition.id) return [{ field: 'competitionId', code: 'MustEnabled' }];
  if (scope === 'spellings') return spellingProblems(change, facts, policy.now);
  if (change.formId !== form.id) return [{ field: 'formId', code: 'MustEnabled' }];
  return [
    ...personProblems(change, facts, policy.now),
    ...changedEventProblems(change, facts),
    ...priceProblems(
      change,
      facts.pricedEntry,
      changeCost(facts.pricedEntry, requestedChange(change), policy),
    ),
    ...answerProblems(form.questions, change.kind, change.answers),
  ];
}

/** A corrected spelling may not make two skaters of a roster the same. */
function spellingProblems(change: EntryChange, { contents, competition }: ChangeFacts, now: Date) {
  const lockedProblems = lockedFieldProblems(contents, change);
  if (lockedProblems.length > 0 || change.kind !== 'team') return lockedProblems;
  return rosterProblems(change.skaters, competition.startDate, now);
}

function personProblems(change: EntryChange, { competition, form }: ChangeFacts, now: Date): EntryProblem[] {
  const { startDate } = competition;
  if (change.kind === 'team') {
    return [...rosterProblems(change.skaters, startDate, now), ...sizeProblems(change, form)];
  }
  return [
    ...ageProblems(change, startDate, now),
    ...(change.kind === 'dance' ? partnerProblems(change, startDate, form, now) : []),
  ];
}

/** Only added events must be in the form: the entry may keep one that the form no longer offers. */
function changedEventProblems(change: EntryChange, { pricedEntry, form }: ChangeFacts): EntryProblem[] {
  const { event } = requestedChange(change);
  const own = new Set(pricedEntry.events.map(({ id }) => id));
  const added = event.filter((id) => !own.has(id));
  if (added.length === 0) return duplicateEvents(event);
  const formatOf = (id: string | undefined) =>
    form.formats.find(({ events }) => events.some((one) => one.id === id))?.format ?? '';
  const problems = eventProblems({ event: added, format: formatOf(added[0]) }, change.kind, form);
  return problems.length > 0 ? problems : duplicateEvents(event);
}

function duplicateEvents(event: readonly string[]): EntryProblem[] {
  return new Set(event).size < event.length ? [{ field: 'event', code: 'AlreadyExist' }] : [];
}

function priceProblems(change: EntryChange, { pricing }: PricedEntry, cost: ChangeCost): EntryProblem[] {
  const prices = { ...pricing, steps: cost.steps };
  const wrong = change.kind === 'team' ? [] : wrongPrices(change, prices);
  const { totalPrice } = cost;
  return [
    ...wrong.map((field) => ({ field, code: 'MustCorrect' }) as const),
    ...(change.totalPrice === totalPrice
      ? []
      : [{ field: 'totalPrice', code: 'MustCorrect', expected: totalPrice } as const]),
  ];
}
