import type { EntryKind, Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import { questionsFor } from '../../../../shared/domain/entering/entries/rules/answerProblems.ts';
import type { EntryListColumn } from './sharedColumns.tsx';

interface Answered {
  readonly answers: readonly { readonly question: string; readonly asked: string; readonly answer: string }[];
}

/** A question's id and its text when it was asked. */
export type QuestionAnswers = readonly [id: string, question: string];

/** The questions answered in these rows, each once. */
export function questionsIn(rows: readonly Answered[]): QuestionAnswers[] {
  return [...new Map(rows.flatMap(({ answers }) => answers.map((one) => [one.question, one.asked])))];
}

/**
 * A column for each question of the form for this kind of entry, and for each removed question that has
 * answers. All are hidden at first.
 */
export function answerColumns<Row extends Answered>(
  questions: Form['questions'],
  kind: EntryKind,
  before: readonly QuestionAnswers[],
  textOf: (answer: string) => string,
): EntryListColumn<Row>[] {
  const now = questionsFor(questions, kind).map(({ id, question }): QuestionAnswers => [id, question]);
  return [...new Map([...before, ...now])].map(([id, heading]) => {
    const answerOf = ({ answers }: Row) => {
      const answer = answers.find(({ question }) => question === id)?.answer;
      return answer === undefined ? '' : textOf(answer);
    };
    return { id: `answer-${id}`, heading, hidden: true, cell: answerOf, exportValue: answerOf };
  });
}
