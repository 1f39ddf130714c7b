import { expect, it } from 'vitest';
import { answerColumns, questionsIn } from './answerColumns.ts';

const question = (id: string, entries: readonly ('individual' | 'team')[]) => ({
  id,
  question: `About ${id}`,
  kind: 'text' as const,
  options: [],
  required: false,
  entries: [...entries],
});
const row = (answers: Readonly<Record<string, string>>) => ({
  answers: Object.entries(answers).map(([id, answer]) => ({ question: id, asked: `Once ${id}`, answer })),
});

it('gives each question of the kind a column to choose, and keeps what was asked once', () => {
  const questions = [question('shirt', ['individual']), question('bus', ['team'])];
  const rows = [row({ shirt: 'M' }), row({ gone: 'yes' })];
  const columns = answerColumns(questions, 'individual', questionsIn(rows), (answer) => answer.toUpperCase());
  expect(columns.map(({ heading, hidden }) => [heading, hidden])).toEqual([
    ['About shirt', true],
    ['Once gone', true],
  ]);
  expect(rows.map((one) => columns.map(({ exportValue }) => exportValue?.(one)))).toEqual([
    ['M', ''],
    ['', 'YES'],
  ]);
});
