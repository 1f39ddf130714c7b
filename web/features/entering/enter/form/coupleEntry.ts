import type { FamilySkater } from '../../../../../shared/contract/people/accounts/account.ts';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { EntryToChange } from '../../../../../shared/contract/entering/entries/entryChanges.ts';
import type { FieldError } from '../../../../../shared/contract/core/errors.ts';
import { fieldError } from '../../../../../shared/contract/core/fieldMessages.ts';
import type { Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import type { BodyOf } from '../../../../../shared/contract/types.ts';
import { partnerProblems } from '../../../../../shared/domain/entering/entries/rules/coupleEntryProblems.ts';
import { needsPartner } from '../../../../../shared/domain/entering/entries/rules/needsPartner.ts';
import type { Gender } from '../../../../../shared/domain/people/skaters/gender.ts';
import { currentTime } from '../../../../clock.ts';
import { answerValues } from '../change/openedChange.ts';
import { answerErrors } from './answerErrors.ts';
import { givenAnswers, type AnswerValues } from './answers.ts';
import { entryOfSkater } from '../person/familySkater.ts';
import {
  EMPTY_SKATER,
  INDIVIDUAL_FIELD_ALIASES,
  skaterRequest,
  type EntrySkaterValues,
} from './individualEntry.ts';

/** The values of the partner's fields; country and home rink are the skater's. */
export interface PartnerValues extends Omit<
  EntrySkaterValues,
  'country' | 'homeIsiRink' | 'publishAs' | 'givenName'
> {
  email: string;
}

/** The values of a couple's form, which carry the wire's names. */
export interface CoupleEntryValues extends EntrySkaterValues {
  partner: PartnerValues & Pick<EntrySkaterValues, 'publishAs' | 'givenName'>;
  answers: AnswerValues;
  /** Ids of events, in the form's order. */
  event: string[];
}

const { country: _country, homeIsiRink: _rink, ...EMPTY_PERSON } = EMPTY_SKATER;
export const EMPTY_PARTNER: PartnerValues = { ...EMPTY_PERSON, email: '' };

export const EMPTY_COUPLE: CoupleEntryValues = {
  ...EMPTY_SKATER,
  event: [],
  partner: EMPTY_PARTNER,
  answers: {},
};

/** The values of a stored entry; null for an entry of another kind. */
export function coupleValuesOf({ contents }: EntryToChange): CoupleEntryValues | null {
  if (contents.kind !== 'dance') return null;
  const { kind: _kind, answers: _answers, partner, ...skater } = contents;
  const named = partner ? { ...partner, email: partner.email ?? '' } : EMPTY_PARTNER;
  return { ...skater, partner: named, answers: answerValues(contents) };
}

/**
 * Fields that the page computes, and the partner as a whole, each with the field where a person can correct
 * it.
 */
export const COUPLE_FIELD_ALIASES = { ...INDIVIDUAL_FIELD_ALIASES, partner: 'partner.fullName' } as const;

/** Whether the form asks for a partner: as soon as an event for two is chosen. */
export function isPartnerAsked(form: Form, chosen: readonly string[]): boolean {
  return needsPartner(form, chosen);
}

/** The wire's body, without a partner where every event is skated alone. */
export function coupleRequest(
  values: CoupleEntryValues,
  competition: Pick<Competition, 'id' | 'startDate'>,
  form: Form,
): BodyOf<'submitDanceEntry'> {
  const { partner, answers, ...skater } = values;
  return {
    ...skaterRequest(skater, competition, form),
    answers: givenAnswers(form.questions, 'dance', answers),
    partner: isPartnerAsked(form, values.event)
      ? { ...partner, gender: partner.gender as Gender, email: partner.email.trim() || null }
      : null,
  };
}

/** Errors that no schema finds, by the rules that the handler uses. */
export function coupleErrors(
  values: CoupleEntryValues,
  competition: Pick<Competition, 'id' | 'startDate'>,
  form: Form,
): FieldError[] {
  const { fullName, birthdate, partner } = coupleRequest(values, competition, form);
  const couple = { fullName, birthdate, partner: partner ?? null, event: values.event };
  const isNamed = fullName.trim() !== '' && birthdate !== '';
  const problems = isNamed ? partnerProblems(couple, competition.startDate, form, currentTime()) : [];
  return [
    ...problems.map(({ field, code }) => fieldError(field, code)),
    ...answerErrors(form.questions, 'dance', values.answers),
  ];
}

/** The account's data of a skater as values of the partner's fields. */
export function partnerOfSkater(skater: FamilySkater): Omit<CoupleEntryValues['partner'], 'email'> {
  const { country: _country, homeIsiRink: _rink, ...known } = entryOfSkater(skater);
  return known;
}

/** The values for the family's next couple: country and home rink stay. */
export function valuesForNextCouple({ country, homeIsiRink }: CoupleEntryValues): CoupleEntryValues {
  return { ...EMPTY_COUPLE, country, homeIsiRink };
}
