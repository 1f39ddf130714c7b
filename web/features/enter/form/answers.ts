import type { FieldError } from '../../../../shared/contract/core/errors.ts';
import { fieldError } from '../../../../shared/contract/core/fieldMessages.ts';
import type { EntryKind, Question } from '../../../../shared/contract/competitions/forms.ts';
import {
  answerProblems,
  questionsFor,
  type GivenAnswer,
} from '../../../../shared/domain/entries/rules/answerProblems.ts';

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

/** Errors for required questions without an answer, in the handler's own words. */
export function answerErrors(
  questions: readonly Question[],
  kind: EntryKind,
  values: AnswerValues,
): FieldError[] {
  return answerProblems(questions, kind, givenAnswers(questions, kind, values)).map(({ field, code }) =>
    fieldError(field, code),
  );
}
