import type { EntryKind, Question } from '../../../../../shared/contract/entering/competitions/forms.ts';
import {
  questionsFor,
  type GivenAnswer,
} from '../../../../../shared/domain/entering/entries/rules/answerProblems.ts';

/** Answers by the question's id, in the shape that the server's errors name. */
export type AnswerValues = Record<string, { answer?: string | undefined } | undefined>;

/** The answers to the form's current questions, without those to removed questions. */
export function givenAnswers(
  questions: readonly Question[],
  kind: EntryKind,
  values: AnswerValues,
): GivenAnswer[] {
  return questionsFor(questions, kind).flatMap(({ id }) => {
    const answer = values[id]?.answer?.trim() ?? '';
    return answer === '' ? [] : [{ question: id, answer }];
  });
}
