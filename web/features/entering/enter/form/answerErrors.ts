import type { FieldError } from '../../../../../shared/contract/core/errors.ts';
import { fieldError } from '../../../../../shared/contract/core/fieldMessages.ts';
import type { EntryKind, Question } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { answerProblems } from '../../../../../shared/domain/entering/entries/rules/answerProblems.ts';
import { givenAnswers, type AnswerValues } from './answers.ts';

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
