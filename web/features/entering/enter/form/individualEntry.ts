import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { EntryToChange } from '../../../../../shared/contract/entering/entries/entryChanges.ts';
import type { EntryKind, Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import type { BodyOf } from '../../../../../shared/contract/types.ts';
import type { RequestedChange } from '../../../../../shared/domain/entering/entries/changes/changeCost.ts';
import type { PublishedForm } from '../../../../../shared/domain/people/consent/publishedName.ts';
import { newEntryFee } from '../../../../../shared/domain/entering/fees/newEntryFee.ts';
import type { Gender } from '../../../../../shared/domain/people/skaters/gender.ts';
import { ageOn } from '../../../../../shared/domain/core/dates/age.ts';
import { currentTime } from '../../../../clock.ts';
import { answerValues } from '../change/openedChange.ts';
import { chosenEvents, offeredEvents } from '../../entries/index.ts';
import { givenAnswers, type AnswerValues } from './answers.ts';

/** The values of a skater's fields, which carry the wire's names. */
export interface EntrySkaterValues {
  fullName: string;
  gender: string;
  /** `YYYY-MM-DD`, or the part of it that is typed. */
  birthdate: string;
  country: string;
  homeIsiRink: string;
  isi: string;
  expDate: string;
  highestIsiTestLevel: string;
  /** Only where the form asks for it. */
  publishAs?: PublishedForm;
  /** Null until it is known or typed. */
  givenName?: string | null;
}

export interface IndividualEntryValues extends EntrySkaterValues {
  answers: AnswerValues;
  /** Ids of events, in the form's order. */
  event: string[];
}

export const EMPTY_SKATER: EntrySkaterValues = {
  fullName: '',
  gender: '',
  birthdate: '',
  country: '',
  homeIsiRink: '',
  isi: '',
  expDate: '',
  highestIsiTestLevel: '',
};

export const EMPTY_ENTRY: IndividualEntryValues = { ...EMPTY_SKATER, event: [], answers: {} };

/** The values of a stored entry; null for an entry of another kind. */
export function individualValuesOf({ contents }: EntryToChange): IndividualEntryValues | null {
  if (contents.kind !== 'individual') return null;
  const { kind: _kind, answers: _answers, ...skater } = contents;
  return { ...skater, answers: answerValues(contents) };
}

/** Fields that the page computes, each with the field where a person can correct it. */
export const INDIVIDUAL_FIELD_ALIASES = {
  format: 'event',
  formId: 'event',
  age: 'birthdate',
  firstEventPrice: 'event',
  secondEventPrice: 'event',
  additionalEventPrice: 'event',
  totalPrice: 'event',
} as const;

/** Age in full years on the competition's first day; null while the birthdate is not a day. */
export function ageAtStart(birthdate: string, startDate: string): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(birthdate) || Number.isNaN(Date.parse(birthdate))) return null;
  const age = ageOn(birthdate, startDate);
  return birthdate < startDate && age <= 130 ? age : null;
}

/** The wire's body: prices as the form shows them, total and age by the rules of `shared/domain`. */
export function individualRequest(
  { answers, ...skater }: IndividualEntryValues,
  competition: Pick<Competition, 'id' | 'startDate'>,
  form: Form,
): BodyOf<'submitIndividualEntry'> {
  return {
    ...skaterRequest(skater, competition, form),
    answers: givenAnswers(form.questions, 'individual', answers),
  };
}

/** The part of the body that an individual and a couple share. */
export function skaterRequest(
  values: Omit<IndividualEntryValues, 'answers'>,
  competition: Pick<Competition, 'id' | 'startDate'>,
  form: Form,
) {
  const { firstEventPrice, secondEventPrice, additionalEventPrice } = form;
  const event = inFormOrder(values.event, form);
  return {
    ...values,
    firstEventPrice,
    secondEventPrice,
    additionalEventPrice,
    competitionId: competition.id,
    formId: form.id,
    event,
    format: formatOf(event[0], form),
    // The schema, not the type, checks the value: it refuses an empty gender.
    gender: values.gender as Gender,
    age: ageAtStart(values.birthdate, competition.startDate) ?? Number.NaN,
    totalPrice: newEntryFee(
      form,
      { kind: 'individual', event, skaters: 0 },
      { free: null, familyRoom: null, now: currentTime() },
    ).totalPrice,
  };
}

/** The ticked events of this kind, in the form's order. */
export function requestedEvents(
  kind: EntryKind,
  { event }: Pick<IndividualEntryValues, 'event'>,
  form: Form,
): RequestedChange {
  return { event: chosenEvents(offeredEvents(form, kind), event).map(({ id }) => id), skaters: 0 };
}

/** The chosen events in the form's order, without ids that the form no longer has. */
export function inFormOrder(ids: readonly string[], form: Form): string[] {
  return form.formats.flatMap(({ events }) => events.map(({ id }) => id)).filter((id) => ids.includes(id));
}

/** The format of an event; '' for one that the form does not have. */
export function formatOf(eventId: string | undefined, form: Form): string {
  return form.formats.find(({ events }) => events.some(({ id }) => id === eventId))?.format ?? '';
}

/** The values for a sibling: country and home rink stay, the skater's own fields are empty. */
export function valuesForNextSkater({ country, homeIsiRink }: EntrySkaterValues): IndividualEntryValues {
  return { ...EMPTY_ENTRY, country, homeIsiRink };
}
