import { expect, it } from 'vitest';
import type { Question } from '../../../../contract/entering/competitions/forms.ts';
import { answerProblems, answersToStore } from './answerProblems.ts';

const question = (id: string, change: Partial<Question>): Question => ({
  id,
  question: `About ${id}`,
  kind: 'text',
  options: [],
  required: false,
  entries: ['individual'],
  ...change,
});
const questions = [
  question('coach', { required: true }),
  question('shirt', { kind: 'choice', options: ['S', 'M'] }),
  question('parade', { kind: 'yesNo' }),
  question('bus', { required: true, entries: ['team'] }),
];
const given = (answers: Readonly<Record<string, string>>) =>
  Object.entries(answers).map(([id, answer]) => ({ question: id, answer }));
const problems = (answers: Readonly<Record<string, string>>) =>
  answerProblems(questions, 'individual', given(answers)).map(({ field, code }) => `${field} ${code}`);

it.each([
  [{ coach: 'Kim' }, []],
  [{ coach: 'Kim', shirt: 'M', parade: 'no' }, []],
  [{}, ['answers.coach.answer NotNull']],
  [
    { coach: 'Kim', shirt: 'XL', parade: 'maybe' },
    ['answers.shirt.answer MustValid', 'answers.parade.answer MustValid'],
  ],
  [{ coach: 'Kim', bus: 'yes' }, ['answers.bus.answer MustExist']],
])('judges %j', (answers, expected) => {
  expect(problems(answers)).toEqual(expected);
});

it('takes one answer to a question', () => {
  const twice = [...given({ coach: 'Kim' }), ...given({ coach: 'Lee' })];
  expect(answerProblems(questions, 'individual', twice)).toEqual([
    { field: 'answers.coach.answer', code: 'AlreadyExist' },
  ]);
});

it('keeps what was asked with each answer, in the form’s order', () => {
  expect(answersToStore(questions, 'individual', given({ parade: 'yes', coach: 'Kim' }))).toEqual([
    { question: 'coach', asked: 'About coach', answer: 'Kim' },
    { question: 'parade', asked: 'About parade', answer: 'yes' },
  ]);
});
