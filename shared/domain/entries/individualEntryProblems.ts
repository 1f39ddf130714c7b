import type { FieldCode } from '../../contract/fieldMessages.ts';
import type { Form } from '../../contract/forms.ts';
import { individualFee } from '../fees/individualFee.ts';
import { registrationState, type RegistrationFacts } from '../registration/registration.ts';
import { ageOn } from '../skaters/age.ts';
import { answerProblems, type Answer } from './answerProblems.ts';
import { enteredEvents } from './enteredEvents.ts';

/** What the page or another client sends, as far as a rule looks at it. */
export interface IndividualEntry {
  readonly formId: string;
  readonly format: string;
  readonly event: readonly string[];
  readonly birthdate: string;
  readonly age: number;
  readonly firstEventPrice: number;
  readonly secondEventPrice: number;
  readonly additionalEventPrice: number;
  readonly totalPrice: number;
  readonly answers: readonly Answer[];
}

export interface EntryFacts {
  readonly competition: (RegistrationFacts & { readonly startDate: string; readonly formId: string }) | null;
  readonly form: Form | null;
}

export interface EntryProblem {
  readonly field: string;
  readonly code: FieldCode;
}

const PRICES = ['firstEventPrice', 'secondEventPrice', 'additionalEventPrice'] as const;

/**
 * Why an entry cannot be taken, one problem for each field; empty when it can. What the page showed
 * (age, prices, total) is checked against what the rules say, never believed (design, section 8.6).
 */
export function individualEntryProblems(
  entry: IndividualEntry,
  facts: EntryFacts,
  now: Date,
): EntryProblem[] {
  const { competition, form } = facts;
  if (!competition) return [{ field: 'competitionId', code: 'MustExist' }];
  if (registrationState(competition, now) !== 'open')
    return [{ field: 'competitionId', code: 'MustEnabled' }];
  if (!form) return [{ field: 'formId', code: 'MustExist' }];
  if (form.id !== competition.formId) return [{ field: 'formId', code: 'MustEnabled' }];
  return [
    ...ageProblems(entry, competition.startDate, now),
    ...eventProblems(entry, form),
    ...priceProblems(entry, form, now),
    ...answerProblems(form.questions, 'individual', entry.answers),
  ];
}

/** Nobody enters who is not born yet; the day is UTC's, which no birthdate hangs on. */
function ageProblems({ birthdate, age }: IndividualEntry, startDate: string, now: Date): EntryProblem[] {
  if (birthdate >= startDate || birthdate > now.toISOString().slice(0, 10))
    return [{ field: 'birthdate', code: 'MustValid' }];
  return age === ageOn(birthdate, startDate) ? [] : [{ field: 'age', code: 'MustCorrect' }];
}

function eventProblems({ event, format }: IndividualEntry, form: Form): EntryProblem[] {
  const entered = enteredEvents(form, 'individual', event);
  if (!entered) return [{ field: 'event', code: 'MustExist' }];
  if (new Set(event).size < event.length) return [{ field: 'event', code: 'AlreadyExist' }];
  return entered[0]?.format === format ? [] : [{ field: 'format', code: 'MustCorrect' }];
}

function priceProblems(entry: IndividualEntry, form: Form, now: Date): EntryProblem[] {
  const wrong: string[] = PRICES.filter((price) => entry[price] !== form[price]);
  if (entry.totalPrice !== individualFee(form, entry.event.length, now).totalPrice) wrong.push('totalPrice');
  return wrong.map((field) => ({ field, code: 'MustCorrect' }));
}
