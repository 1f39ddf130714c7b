import type { FieldCode } from '../../../../contract/core/fieldMessages.ts';
import type { EntryKind, Question } from '../../../../contract/entering/competitions/forms.ts';

export const YES = 'yes';
export const NO = 'no';

export interface GivenAnswer {
  /** The question's id. */
  readonly question: string;
  readonly answer: string;
}

export interface AnswerProblem {
  /** `answers.<id of the question>.answer` */
  readonly field: string;
  readonly code: FieldCode;
}

/** The questions for entries of this kind, in the form's order. */
export function questionsFor<Asked extends Pick<Question, 'entries'>>(
  questions: readonly Asked[],
  kind: EntryKind,
): Asked[] {
  return questions.filter(({ entries }) => entries.includes(kind));
}

/** Why answers are refused, one problem for each question; empty where they are complete and valid. */
export function answerProblems(
  questions: readonly Question[],
  kind: EntryKind,
  answers: readonly GivenAnswer[],
): AnswerProblem[] {
  const questionsOfKind = questionsFor(questions, kind);
  const unknown = answers.filter(({ question }) => !questionsOfKind.some(({ id }) => id === question));
  return [
    ...questionsOfKind.flatMap((question) => {
      const code = problemOf(
        question,
        answers.filter((one) => one.question === question.id),
      );
      return code === null ? [] : [problem(question.id, code)];
    }),
    ...[...new Set(unknown.map(({ question }) => question))].map((id) => problem(id, 'MustExist')),
  ];
}

const problem = (id: string, code: FieldCode): AnswerProblem => ({ field: `answers.${id}.answer`, code });

function problemOf({ kind, options, required }: Question, answers: readonly GivenAnswer[]): FieldCode | null {
  const [given, another] = answers;
  if (another) return 'AlreadyExist';
  if (!given) return required ? 'NotNull' : null;
  if (kind === 'text') return null;
  const choices = kind === 'yesNo' ? [YES, NO] : options;
  return choices.includes(given.answer) ? null : 'MustValid';
}

/** Answers as an entry stores them, in the form's order and with the text of the question. */
export function answersToStore(
  questions: readonly Question[],
  kind: EntryKind,
  answers: readonly GivenAnswer[],
): { question: string; asked: string; answer: string }[] {
  return questionsFor(questions, kind).flatMap(({ id, question }) => {
    const given = answers.find((one) => one.question === id);
    return given ? [{ question: id, asked: question, answer: given.answer }] : [];
  });
}
