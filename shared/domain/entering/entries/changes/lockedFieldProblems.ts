import type { EntryChange, EntryContents } from '../../../../contract/entering/entries/entryChanges.ts';
import type { EntryProblem } from '../entryProblem.ts';

/** The fields that a correction may change: names, the coach, and what people are found by. */
const SPELLINGS: Readonly<Record<EntryContents['kind'], readonly string[]>> = {
  individual: ['fullName', 'isi', 'coachId'],
  team: [
    'nameOfTeam',
    'coachId',
    'coachName',
    'coachEmail',
    'coachProfessional',
    'skaters.fullName',
    'skaters.isi',
  ],
  dance: ['fullName', 'isi', 'coachId', 'partner.fullName', 'partner.isi', 'partner.email'],
};

/**
 * The locked fields that a change would touch once entries have closed and only spellings can be corrected.
 * An answer may be missing, because the form may no longer ask its question.
 */
export function lockedFieldProblems(before: EntryContents, change: EntryChange): EntryProblem[] {
  const { answers, ...contents } = before;
  const changedAnswers = change.answers.filter(({ question, answer }) =>
    answers.every((one) => one.question !== question || one.answer !== answer),
  );
  return [
    ...touchedFields(contents, change, SPELLINGS[before.kind]).map(lockedField),
    ...changedAnswers.map(({ question }) => lockedField(`answers.${question}.answer`)),
  ];
}

const lockedField = (field: string): EntryProblem => ({ field, code: 'MustStay' });

/** Whether a change has the same contents as the entry. */
export function isUnchanged(before: EntryContents, change: EntryChange): boolean {
  const { answers, ...contents } = before;
  return touchedFields(contents, change, []).length === 0 && isSameAnswers(answers, change.answers);
}

function isSameAnswers(one: EntryContents['answers'], other: EntryContents['answers']): boolean {
  const [own, others] = [one, other].map((answers) =>
    answers
      .map(({ question, answer }) => `${question} ${answer}`)
      .sort()
      .join('\n'),
  );
  return own === others;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The paths of the fields whose values differ, without those of `spellings`. */
function touchedFields(before: Fields, after: Fields, spellings: readonly string[]): string[] {
  return Object.entries(before).flatMap(([field, value]) => touchedIn(field, value, after[field], spellings));
}

function touchedIn(field: string, before: unknown, after: unknown, spellings: readonly string[]): string[] {
  // A spelling of a list's element is one in every element: `skaters.3.isi` is `skaters.isi`.
  if (spellings.includes(field.replaceAll(/\.\d+(?=\.)/g, ''))) return [];
  if (field === 'event') return isSameEvents(before, after) ? [] : [field];
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) return [field];
    return before.flatMap((one, index) => touchedIn(`${field}.${index}`, one, after[index], spellings));
  }
  if (isFields(before) && isFields(after)) {
    return Object.entries(before).flatMap(([name, value]) =>
      touchedIn(`${field}.${name}`, value, after[name], spellings),
    );
  }
  return (before || null) === (after || null) ? [] : [field];
}

/** In any order. */
function isSameEvents(before: unknown, after: unknown): boolean {
  const [own, other] = [before, after].map((ids) => [ids].flat().map(String).sort().join('\n'));
  return own === other;
}
