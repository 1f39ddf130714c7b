import { answerProblems, type GivenAnswer } from './answerProblems.ts';
import {
  ageProblems,
  eventProblems,
  requireOpenRegistration,
  type EntryRuleFacts,
  type EntryProblem,
} from '../entryProblem.ts';
import { eventPriceProblems, type ShownPrices } from './eventPriceProblems.ts';

/** What the page or another client sends, as far as a rule looks at it. */
export interface IndividualEntryFields extends ShownPrices {
  readonly formId: string;
  readonly format: string;
  readonly birthdate: string;
  readonly age: number;
  readonly answers: readonly GivenAnswer[];
}

/**
 * Why an entry cannot be taken, one problem for each field; empty when it can. What the page showed
 * (age, prices, total) is checked against what the rules say, never believed (design, section 8.6).
 */
export function individualEntryProblems(
  entry: IndividualEntryFields,
  facts: EntryRuleFacts,
  now: Date,
): EntryProblem[] {
  const found = requireOpenRegistration(entry.formId, facts, now);
  if ('problem' in found) return [found.problem];
  const { competition, form } = found.open;
  return [
    ...ageProblems(entry, competition.startDate, now),
    ...eventProblems(entry, 'individual', form),
    ...eventPriceProblems(entry, form, now, facts.free ?? null),
    ...answerProblems(form.questions, 'individual', entry.answers),
  ];
}
