import type { Competition } from '../../../shared/contract/competitions.ts';
import type { FieldError } from '../../../shared/contract/errors.ts';
import { fieldError } from '../../../shared/contract/fieldMessages.ts';
import type { Form } from '../../../shared/contract/forms.ts';
import type { BodyOf } from '../../../shared/contract/types.ts';
import { type Answer, answerProblems, questionsFor } from '../../../shared/domain/entries/answerProblems.ts';
import { individualFee } from '../../../shared/domain/fees/individualFee.ts';
import type { Gender } from '../../../shared/domain/skaters/gender.ts';
import { ageOn } from '../../../shared/domain/skaters/age.ts';
import { isApiError } from '../../api/ApiError.ts';

/** What a family types; the fields carry the wire's names. */
export interface IndividualEntryValues {
  fullName: string;
  gender: string;
  /** `YYYY-MM-DD`, or what there is of it. */
  birthdate: string;
  country: string;
  homeIsiRink: string;
  isi: string;
  expDate: string;
  highestIsiTestLevel: string;
  /** Ids of events, in the form's order. */
  event: string[];
  /** By the question's id. */
  answers: Record<string, { answer?: string | undefined } | undefined>;
}

export const EMPTY_ENTRY: IndividualEntryValues = {
  fullName: '',
  gender: '',
  birthdate: '',
  country: '',
  homeIsiRink: '',
  isi: '',
  expDate: '',
  highestIsiTestLevel: '',
  event: [],
  answers: {},
};

/** Fields that the page computes, each with the field where a person can mend it. */
export const SHOWN_AT = {
  format: 'event',
  formId: 'event',
  age: 'birthdate',
  firstEventPrice: 'event',
  secondEventPrice: 'event',
  additionalEventPrice: 'event',
  totalPrice: 'event',
} as const;

/** Full years on the competition's first day; null until the birthdate is a day. */
export function ageAtStart(birthdate: string, startDate: string): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(birthdate) || Number.isNaN(Date.parse(birthdate))) return null;
  const age = ageOn(birthdate, startDate);
  return birthdate < startDate && age <= 130 ? age : null;
}

/** The wire's body: prices as the form shows them, the total and the age as the rules compute them. */
export function entryBody(
  values: IndividualEntryValues,
  competition: Pick<Competition, 'id' | 'startDate'>,
  form: Form,
): BodyOf<'submitIndividualEntry'> {
  const { firstEventPrice, secondEventPrice, additionalEventPrice } = form;
  const prices = { firstEventPrice, secondEventPrice, additionalEventPrice };
  const event = inFormOrder(values.event, form);
  return {
    ...values,
    ...prices,
    competitionId: competition.id,
    formId: form.id,
    event,
    format: formatOf(event[0], form),
    // The schema, not the type, judges what was typed: an unchosen gender is refused there.
    gender: values.gender as Gender,
    age: ageAtStart(values.birthdate, competition.startDate) ?? Number.NaN,
    totalPrice: individualFee(form, event.length, new Date()).totalPrice,
    answers: givenAnswers(values, form),
  };
}

/** What is answered of what is asked now; a question that was taken back in the meantime falls away. */
export function givenAnswers({ answers }: Pick<IndividualEntryValues, 'answers'>, form: Form): Answer[] {
  return questionsFor(form.questions, 'individual').flatMap(({ id }) => {
    const answer = answers[id]?.answer?.trim() ?? '';
    return answer === '' ? [] : [{ question: id, answer }];
  });
}

/** Questions that must be answered and are not, in the handler's own words. */
export function answerErrors(values: IndividualEntryValues, form: Form): FieldError[] {
  return answerProblems(form.questions, 'individual', givenAnswers(values, form)).map(({ field, code }) =>
    fieldError(field, code),
  );
}

/** The ticked events as the form lists them; an id the form no longer has falls away. */
export function inFormOrder(ids: readonly string[], form: Form): string[] {
  return form.formats.flatMap(({ events }) => events.map(({ id }) => id)).filter((id) => ids.includes(id));
}

function formatOf(eventId: string | undefined, form: Form): string {
  return form.formats.find(({ events }) => events.some(({ id }) => id === eventId))?.format ?? '';
}

/** The rest of a brother's or sister's form: what families share, without what is the skater's own. */
export function forNextSkater({ country, homeIsiRink }: IndividualEntryValues): IndividualEntryValues {
  return { ...EMPTY_ENTRY, country, homeIsiRink };
}

/** Whether an entry was refused because the form is another one by now: its prices, events or questions. */
export function isOutdated(thrown: unknown): boolean {
  const errors = isApiError(thrown, 'ValidationFailed') ? (thrown.errors ?? []) : [];
  return errors.some(
    ({ field, code }) =>
      (code === 'MustCorrect' && field !== 'age') ||
      (field === 'event' && code !== 'AlreadyExist') ||
      field.startsWith('answers.'),
  );
}
