import type { Form } from '../../../../contract/entering/competitions/forms.ts';
import { skaterIdentity } from '../../../core/nameOrder.ts';
import { answerProblems } from './answerProblems.ts';
import {
  ageProblems,
  birthdateProblems,
  eventProblems,
  requireOpenRegistration,
  type EntryRuleFacts,
  type EntryProblem,
} from '../entryProblem.ts';
import { eventPriceProblems, newEntryTerms, type IndividualEntryFields } from './individualEntryProblems.ts';
import { needsPartner } from './needsPartner.ts';

interface Person {
  readonly fullName: string;
  readonly birthdate: string;
}

export interface CoupleEntryFields extends IndividualEntryFields {
  readonly fullName: string;
  readonly partner: Person | null;
}

/** Why a couple's entry is refused, one problem for each field; empty where it is not. */
export function coupleEntryProblems(
  entry: CoupleEntryFields,
  facts: EntryRuleFacts,
  now: Date,
): EntryProblem[] {
  const found = requireOpenRegistration(entry.formId, facts, now);
  if ('problem' in found) return [found.problem];
  const { competition, form } = found.open;
  return [
    ...ageProblems(entry, competition.startDate, now),
    ...partnerProblems(entry, competition.startDate, form, now),
    ...eventProblems(entry, 'dance', form),
    ...eventPriceProblems('dance', entry, form, newEntryTerms(facts, now)),
    ...answerProblems(form.questions, 'dance', entry.answers),
  ];
}

/** The partner is named where an event needs one, and is not the skater. */
export function partnerProblems(
  {
    fullName,
    birthdate,
    partner,
    event,
  }: Pick<CoupleEntryFields, 'fullName' | 'birthdate' | 'partner' | 'event'>,
  startDate: string,
  form: Form,
  now: Date,
): EntryProblem[] {
  if (!partner) return needsPartner(form, event) ? [{ field: 'partner', code: 'NotNull' }] : [];
  const isSame = skaterIdentity(fullName, birthdate) === skaterIdentity(partner.fullName, partner.birthdate);
  return [
    ...birthdateProblems(partner.birthdate, startDate, now, 'partner.birthdate'),
    ...(isSame ? [{ field: 'partner.fullName', code: 'AlreadyExist' } as const] : []),
  ];
}
