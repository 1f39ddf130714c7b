import type { FamilySkater } from '../../../../../shared/contract/people/accounts/account.ts';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { EntryToChange } from '../../../../../shared/contract/entering/entries/entryChanges.ts';
import type { FieldError } from '../../../../../shared/contract/core/errors.ts';
import { fieldError } from '../../../../../shared/contract/core/fieldMessages.ts';
import type { Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import type { BodyOf } from '../../../../../shared/contract/types.ts';
import {
  rosterProblems,
  rosterSize,
  sizeProblems,
} from '../../../../../shared/domain/entering/entries/rules/teamEntryProblems.ts';
import { newEntryFee } from '../../../../../shared/domain/entering/fees/newEntryFee.ts';
import type { Gender } from '../../../../../shared/domain/people/skaters/gender.ts';
import { currentTime } from '../../../../clock.ts';
import { answerValues } from '../change/openedChange.ts';
import { answerErrors } from '../form/answerErrors.ts';
import { givenAnswers, type AnswerValues } from '../form/answers.ts';
import { entryOfSkater } from '../person/familySkater.ts';
import { formatOf } from '../form/individualEntry.ts';
import { sentDay } from './dayOf.ts';

/** The values of a roster's row; days in any format that `typedDay` reads. */
export interface RosterMemberValues {
  fullName: string;
  birthdate: string;
  gender: string;
  isi: string;
  expDate: string;
  highestIsiTestLevel: string;
  alternate: boolean;
}

/** The values of a team's form, which carry the wire's names. */
export interface TeamEntryValues {
  /** The id of one event, '' before one is chosen. */
  event: string;
  nameOfTeam: string;
  coachName: string;
  coachEmail: string;
  coachProfessional: string;
  country: string;
  homeIsiRink: string;
  /** Pasted rows that are not in the roster yet; errors of the whole roster show at this field. */
  roster: string;
  skaters: RosterMemberValues[];
  answers: AnswerValues;
}

export const EMPTY_MEMBER: RosterMemberValues = {
  fullName: '',
  birthdate: '',
  gender: '',
  isi: '',
  expDate: '',
  highestIsiTestLevel: '',
  alternate: false,
};

export const EMPTY_TEAM: TeamEntryValues = {
  event: '',
  nameOfTeam: '',
  country: '',
  homeIsiRink: '',
  coachName: '',
  coachProfessional: '',
  coachEmail: '',
  roster: '',
  skaters: [],
  answers: {},
};

/** The values of a stored entry; null for an entry of another kind. */
export function teamValuesOf({ contents }: EntryToChange): TeamEntryValues | null {
  if (contents.kind !== 'team') return null;
  const { kind: _kind, answers: _answers, ...team } = contents;
  return { ...team, roster: '', answers: answerValues(contents) };
}

/**
 * Fields that the page computes, and the roster as a whole, each with the field where a person can correct
 * it.
 */
export const TEAM_FIELD_ALIASES = {
  format: 'event',
  formId: 'event',
  totalPrice: 'event',
  skaters: 'roster',
} as const;

/** The wire's body: days as they were read, the total by the rules of `shared/domain`. */
export function teamRequest(
  values: TeamEntryValues,
  competition: Pick<Competition, 'id'>,
  form: Form,
): BodyOf<'submitTeamEntry'> {
  const { roster: _untaken, skaters, answers, ...typed } = values;
  return {
    ...typed,
    competitionId: competition.id,
    formId: form.id,
    format: formatOf(values.event, form),
    skaters: skaters.map((member) => ({
      fullName: member.fullName,
      birthdate: sentDay(member.birthdate),
      // The schema, not the type, checks the value.
      gender: (member.gender || null) as Gender | null,
      isi: member.isi.trim() || null,
      expDate: sentDay(member.expDate) || null,
      highestIsiTestLevel: member.highestIsiTestLevel.trim() || null,
      alternate: member.alternate,
    })),
    totalPrice: newEntryFee(
      form,
      { kind: 'team', event: [values.event], skaters: rosterSize(skaters) },
      { free: null, familyRoom: null, now: currentTime() },
    ).totalPrice,
    answers: givenAnswers(form.questions, 'team', answers),
  };
}

/**
 * Errors that no schema finds, by the rules that the handler uses, and one for pasted rows outside the
 * roster.
 */
export function teamErrors(
  values: TeamEntryValues,
  competition: Pick<Competition, 'id' | 'startDate'>,
  form: Form,
  untaken: string,
): FieldError[] {
  const body = teamRequest(values, competition, form);
  const skaters = values.skaters.map(({ alternate }, at) => ({
    alternate,
    fullName: body.skaters[at]?.fullName ?? '',
    birthdate: body.skaters[at]?.birthdate ?? '',
  }));
  const problems = [
    ...rosterProblems(skaters, competition.startDate, currentTime()).filter(({ field }) =>
      isFilled(field, skaters),
    ),
    ...(skaters.length > 0 ? sizeProblems({ event: values.event, skaters }, form) : []),
  ];
  const isUntaken = values.roster.trim() !== '';
  return [
    ...(isUntaken ? [{ field: 'roster', code: 'MustCorrect', message: untaken } as const] : []),
    ...problems.map(({ field, code }) => fieldError(field, code)),
    ...answerErrors(form.questions, 'team', values.answers),
  ];
}

/** Two empty rows are not the same person. */
function isFilled(field: string, skaters: readonly { fullName: string; birthdate: string }[]): boolean {
  const row = skaters[Number(field.split('.')[1])];
  return row !== undefined && row.fullName.trim() !== '' && row.birthdate !== '';
}

export function isBlank({ alternate: _alternate, ...texts }: RosterMemberValues): boolean {
  return Object.values(texts).every((text) => text.trim() === '');
}

/** The account's data of a skater as a row of the roster. */
export function memberOfSkater(skater: FamilySkater): RosterMemberValues {
  const { fullName, gender, birthdate, isi, expDate, highestIsiTestLevel } = entryOfSkater(skater);
  return { fullName, gender, birthdate, isi, expDate, highestIsiTestLevel, alternate: false };
}

/** The values for the coach's next team: coach, country and home rink stay. */
export function valuesForNextTeam(values: TeamEntryValues): TeamEntryValues {
  const { coachName, coachEmail, coachProfessional, country, homeIsiRink } = values;
  return { ...EMPTY_TEAM, coachName, coachEmail, coachProfessional, country, homeIsiRink };
}
