import type { EntryChange, EntryContents } from '../../../contract/entries/entryChanges.ts';
import type { EntryProblem } from '../entryProblem.ts';

/** Names, and the numbers and addresses by which people are found: what a slip of the pen can be in. */
const SPELLINGS: Readonly<Record<EntryContents['kind'], readonly string[]>> = {
  individual: ['fullName', 'isi'],
  team: ['nameOfTeam', 'coachName', 'coachEmail', 'coachProfessional', 'skaters.fullName', 'skaters.isi'],
  dance: ['fullName', 'isi', 'partner.fullName', 'partner.isi', 'partner.email'],
};

/**
 * What a change would touch although entries have closed and only spellings can be corrected, each
 * field by its name. Answers to questions that are asked no more are nobody's mistake.
 */
export function lockedFieldProblems(before: EntryContents, change: EntryChange): EntryProblem[] {
  const { answers: givenAnswers, ...contents } = before;
  const spellings = SPELLINGS[before.kind];
  const after = change as unknown as Fields;
  return [
    ...Object.entries(contents).flatMap(([field, value]) => isTouched(field, value, after[field], spellings)),
    ...change.answers.flatMap(({ question, answer }) =>
      givenAnswers.some((one) => one.question === question && one.answer === answer)
        ? []
        : [lockedFieldProblem(`answers.${question}.answer`)],
    ),
  ];
}

/** Whether a change says what the entry says already. */
export function isUnchanged(before: EntryContents, change: EntryChange): boolean {
  const { answers: givenAnswers, ...contents } = before;
  const after = change as unknown as Fields;
  const isSame = Object.entries(contents).every(
    ([field, value]) => isTouched(field, value, after[field], []).length === 0,
  );
  const answers = change.answers.map(({ question, answer }) => ({ question, answer }));
  return isSame && sameAnswers(givenAnswers, answers);
}

type Answers = EntryContents['answers'];

function sameAnswers(one: Answers, other: Answers): boolean {
  const [own, others] = [one, other].map((answers) =>
    answers
      .map(({ question, answer }) => `${question} ${answer}`)
      .sort()
      .join('\n'),
  );
  return own === others;
}

type Fields = Readonly<Record<string, unknown>>;

const lockedFieldProblem = (field: string): EntryProblem => ({ field, code: 'MustStay' });

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isTouched(
  field: string,
  before: unknown,
  after: unknown,
  spellings: readonly string[],
): EntryProblem[] {
  // In a list the elements have numbers; what may be corrected in one may be in each.
  if (spellings.includes(field.replaceAll(/\.\d+(?=\.)/g, ''))) return [];
  if (field === 'event') return sameEvents(before, after) ? [] : [lockedFieldProblem(field)];
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) return [lockedFieldProblem(field)];
    return before.flatMap((one, index) => isTouched(`${field}.${index}`, one, after[index], spellings));
  }
  if (isFields(before) && isFields(after)) {
    return Object.entries(before).flatMap(([name, value]) =>
      isTouched(`${field}.${name}`, value, after[name], spellings),
    );
  }
  return (before || null) === (after || null) ? [] : [lockedFieldProblem(field)];
}

/** The same ones, in whatever order. */
function sameEvents(before: unknown, after: unknown): boolean {
  const [own, other] = [before, after].map((ids) => [ids].flat().map(String).sort().join('\n'));
  return own === other;
}
