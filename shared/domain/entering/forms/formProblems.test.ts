import { expect, it } from 'vitest';
import { formProblems, type TypedForm } from './formProblems.ts';

const question = {
  id: 'shirt',
  question: 'Size of the shirt',
  kind: 'choice',
  options: ['S', 'M'],
  entries: ['individual'],
} as const;
const late = (day: string, kind: 'amount' | 'percent', value: number) => ({
  from: `${day}T00:00:00.000Z`,
  kind,
  value,
});
const problems = (change: Partial<TypedForm>) =>
  formProblems({ formats: [], lateFees: [], questions: [], ...change }).map(
    ({ field, code }) => `${field} ${code}`,
  );

it('accepts a valid form', () => {
  const formats = [
    {
      format: 'Couple',
      entry: 'dance' as const,
      skaters: [2, 2] as const,
      events: [{ level: '1' }, { level: '2' }],
    },
  ];
  const lateFees = [late('2026-11-01', 'percent', 25), late('2026-11-08', 'amount', 9_000)];
  expect(problems({ formats, lateFees, questions: [question] })).toEqual([]);
});

it('reports reversed ranges and every duplicate event', () => {
  const formats = [
    {
      format: 'Couple',
      entry: 'dance' as const,
      skaters: [3, 2] as const,
      events: [{ level: 'A' }, { level: ' a ' }],
    },
    { format: 'couple', entry: 'dance' as const, skaters: [2, 2] as const, events: [{ level: 'A' }] },
  ];
  expect(problems({ formats })).toEqual([
    'formats.0.skaters MustValid',
    'formats.0.events.1.level AlreadyExist',
    'formats.1.events.0.level AlreadyExist',
  ]);
});

it('accepts a size and ages only for a team’s event, in ascending order', () => {
  const event = (level: string, skaters: readonly [number, number], from: number, to: number | null) => ({
    level,
    skaters,
    ages: { from, to },
  });
  const formats = [
    { format: 'Production', entry: 'team' as const, skaters: [8, 60] as const },
    { format: 'Freestyle', entry: 'individual' as const, skaters: [1, 1] as const },
  ].map((format) => ({
    ...format,
    events: [event('Small', [8, 15], 13, null), event('Large', [25, 16], 19, 13)],
  }));
  expect(problems({ formats })).toEqual([
    'formats.0.events.1.skaters MustValid',
    'formats.0.events.1.ages MustValid',
    ...[0, 1].flatMap((index) => [
      `formats.1.events.${index}.skaters MustValid`,
      `formats.1.events.${index}.ages MustValid`,
    ]),
  ]);
});

it.each([
  [[late('2026-11-08', 'amount', 1), late('2026-11-08', 'amount', 2)], ['lateFees.1.from MustAfter']],
  [[late('2026-11-08', 'amount', 2), late('2026-11-09', 'amount', 2)], ['lateFees.1.value MustValid']],
  [[late('2026-11-08', 'percent', 101)], ['lateFees.0.value MustValid']],
  [[late('2026-11-08', 'amount', 101)], []],
])('checks the late fees %j', (lateFees, expected) => {
  expect(problems({ lateFees })).toEqual(expected);
});

it.each([
  [{ id: 'other' }, ['questions.1.question AlreadyExist']],
  [{ question: 'Another' }, ['questions.1.id AlreadyExist']],
  [{ id: 'other', question: 'Another', options: ['S'] }, ['questions.1.options NotNull']],
  [{ id: 'other', question: 'Another', options: ['S', 's'] }, ['questions.1.options AlreadyExist']],
  [{ id: 'other', question: 'Another', kind: 'yesNo' as const, options: [] }, []],
])('checks a second question %j', (change, expected) => {
  expect(problems({ questions: [question, { ...question, ...change }] })).toEqual(expected);
});
