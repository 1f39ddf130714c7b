import type { FieldError } from '../../../contract/core/errors.ts';
import { fieldError, type FieldCode } from '../../../contract/core/fieldMessages.ts';
import type { EntryKind, Form } from '../../../contract/entering/competitions/forms.ts';
import { registrationState, type RegistrationFacts } from '../../core/registration/registration.ts';
import type { LadderSteps } from '../../../contract/core/ladderSteps.ts';
import { ageOn } from '../../core/dates/age.ts';
import { enteredEvents } from './enteredEvents.ts';
import { utcDay } from '../../core/dates/days.ts';

export interface EntryRuleFacts {
  readonly competition: (RegistrationFacts & { readonly startDate: string; readonly formId: string }) | null;
  readonly form: Form | null;
  /** The price steps that are free for its skaters; null where the entry does not share steps with others. */
  readonly free?: LadderSteps | null;
  /** The rest of the family cap for the entry; absent or null without a cap. */
  readonly familyRoom?: number | null;
  /** An organiser's reason to enter after registration has closed; left out for all who may not. */
  readonly lateReason?: string | null;
}

export interface OpenRegistrationFacts {
  readonly competition: NonNullable<EntryRuleFacts['competition']>;
  readonly form: Form;
}

export interface EntryProblem {
  readonly field: string;
  readonly code: FieldCode;
  /** The correct total, in minor units, where the total sent is wrong. */
  readonly expected?: number;
}

/** A problem in the form of an error answer. */
export function entryFieldError({ field, code, expected }: EntryProblem): FieldError {
  return { ...fieldError(field, code), ...(expected !== undefined && { expected }) };
}

/** The competition and the form that an entry can be submitted to now, or the problem that it cannot. */
export function requireOpenRegistration(
  formId: string,
  { competition, form, lateReason }: Pick<EntryRuleFacts, 'competition' | 'form' | 'lateReason'>,
  now: Date,
): { readonly open: OpenRegistrationFacts } | { readonly problem: EntryProblem } {
  if (!competition) return { problem: { field: 'competitionId', code: 'MustExist' } };
  const state = registrationState(competition, now);
  if (state === 'closed' && lateReason === null) return { problem: { field: 'reason', code: 'NotNull' } };
  if (state !== 'open' && (state !== 'closed' || lateReason === undefined))
    return { problem: { field: 'competitionId', code: 'MustEnabled' } };
  if (!form) return { problem: { field: 'formId', code: 'MustExist' } };
  if (form.id !== competition.formId || form.id !== formId)
    return { problem: { field: 'formId', code: 'MustEnabled' } };
  return { open: { competition, form } };
}

/** A skater is born before the competition and before today; the UTC day is exact enough for a birthdate. */
export function birthdateProblems(
  birthdate: string,
  startDate: string,
  now: Date,
  field = 'birthdate',
): EntryProblem[] {
  const isBorn = birthdate < startDate && birthdate <= utcDay(now);
  return isBorn ? [] : [{ field, code: 'MustValid' }];
}

/** The age sent by the page is the one on the competition's first day (design, section 8.6). */
export function ageProblems(
  { birthdate, age }: { readonly birthdate: string; readonly age: number },
  startDate: string,
  now: Date,
): EntryProblem[] {
  const unborn = birthdateProblems(birthdate, startDate, now);
  if (unborn.length > 0) return unborn;
  return age === ageOn(birthdate, startDate) ? [] : [{ field: 'age', code: 'MustCorrect' }];
}

/** Each event is one of the form's events of this kind, named once; the format is the first event's. */
export function eventProblems(
  { event, format }: { readonly event: readonly string[]; readonly format: string },
  kind: EntryKind,
  form: Form,
): EntryProblem[] {
  const entered = enteredEvents(form, kind, event);
  if (!entered) return [{ field: 'event', code: 'MustExist' }];
  if (new Set(event).size < event.length) return [{ field: 'event', code: 'AlreadyExist' }];
  return entered[0]?.format === format ? [] : [{ field: 'format', code: 'MustCorrect' }];
}
