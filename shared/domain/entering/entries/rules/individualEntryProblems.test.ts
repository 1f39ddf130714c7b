import { describe, expect, it } from 'vitest';
import type { Form } from '../../../../contract/entering/competitions/forms.ts';
import { individualEntryProblems, type IndividualEntryFields } from './individualEntryProblems.ts';

const event = (id: string) => ({ id, level: id, seconds: 60, capacity: null });
const form: Form = {
  id: 'form',
  competitionId: 'competition',
  name: 'Entry form',
  formats: [
    {
      id: 'freestyle',
      format: 'Freestyle',
      iceMinutes: null,
      entry: 'individual',
      skaters: [1, 1],
      music: 'own',
      events: [event('f.1'), event('f.2')],
    },
    {
      id: 'artistic',
      format: 'Artistic',
      iceMinutes: null,
      entry: 'individual',
      skaters: [1, 1],
      music: 'own',
      events: [event('a.1')],
    },
    {
      id: 'team',
      format: 'Team',
      iceMinutes: null,
      entry: 'team',
      skaters: [8, 20],
      music: 'own',
      events: [event('t.1')],
    },
  ],
  firstEventPrice: 5_000,
  secondEventPrice: 3_000,
  additionalEventPrice: 2_000,
  teamPrice: null,
  coupleLadder: 'own',
  lateFees: [{ from: '2026-11-25T00:00:00.000Z', kind: 'percent', value: 25 }],
  questions: [
    {
      id: 'shirt',
      question: 'Size of the shirt',
      kind: 'choice',
      options: ['S', 'M'],
      required: true,
      entries: ['individual'],
    },
  ],
  version: 1,
};
const competition = {
  state: 'published',
  openFrom: null,
  openUntil: '2026-12-01T00:00:00.000Z',
  startDate: '2026-12-10',
  formId: 'form',
} as const;
const entry: IndividualEntryFields = {
  formId: 'form',
  format: 'Freestyle',
  event: ['f.1', 'a.1', 'f.2'],
  birthdate: '2015-12-11',
  age: 10,
  firstEventPrice: 5_000,
  secondEventPrice: 3_000,
  additionalEventPrice: 2_000,
  totalPrice: 10_000,
  answers: [{ question: 'shirt', answer: 'M' }],
};
const now = new Date('2026-11-21T00:00:00Z');
const problems = (change: Partial<IndividualEntryFields>, facts = { competition, form }) =>
  individualEntryProblems({ ...entry, ...change }, facts, now).map(({ field, code }) => `${field} ${code}`);

describe('individualEntryProblems', () => {
  it('takes an entry that fits', () => {
    expect(problems({})).toEqual([]);
  });

  it('refuses a competition that is unknown or not open', () => {
    expect(individualEntryProblems(entry, { competition: null, form }, now)).toEqual([
      { field: 'competitionId', code: 'MustExist' },
    ]);
    const closed = { ...competition, openUntil: now.toISOString() };
    expect(individualEntryProblems(entry, { competition: closed, form }, now)).toEqual([
      { field: 'competitionId', code: 'MustEnabled' },
    ]);
  });

  it('refuses a form that is unknown or another competition’s', () => {
    expect(individualEntryProblems(entry, { competition, form: null }, now)).toEqual([
      { field: 'formId', code: 'MustExist' },
    ]);
    expect(individualEntryProblems(entry, { competition, form: { ...form, id: 'other' } }, now)).toEqual([
      { field: 'formId', code: 'MustEnabled' },
    ]);
  });

  it('refuses events that are unknown, twice, or for teams', () => {
    expect(problems({ event: ['f.1', 'x', 'a.1'] })).toEqual(['event MustExist']);
    expect(problems({ event: ['f.1', 'f.1', 'a.1'] })).toEqual(['event AlreadyExist']);
    expect(problems({ event: ['f.1', 't.1', 'a.1'] })).toEqual(['event MustExist']);
    expect(problems({ format: 'Artistic' })).toEqual(['format MustCorrect']);
  });

  it('checks the age on the start date, and does not believe a birthdate after it', () => {
    expect(problems({ age: 11 })).toEqual(['age MustCorrect']);
    expect(problems({ birthdate: '2026-12-10' })).toEqual(['birthdate MustValid']);
    expect(problems({ birthdate: '2026-11-22', age: 0 })).toEqual(['birthdate MustValid']);
  });

  it('refuses prices and a total that the client made up', () => {
    expect(problems({ totalPrice: 1 })).toEqual(['totalPrice MustCorrect']);
    expect(problems({ firstEventPrice: 0, totalPrice: 5_000 })).toEqual([
      'firstEventPrice MustCorrect',
      'totalPrice MustCorrect',
    ]);
  });

  it('takes the late fee from the moment it begins, not before', () => {
    const late = new Date('2026-11-25T00:00:00Z');
    const at = (when: Date, totalPrice: number) =>
      individualEntryProblems({ ...entry, totalPrice }, { competition, form }, when);
    expect(at(new Date(late.getTime() - 1), 10_000)).toEqual([]);
    expect(at(late, 12_500)).toEqual([]);
    expect(at(late, 10_000)).toEqual([{ field: 'totalPrice', code: 'MustCorrect', expected: 12_500 }]);
  });

  it('refuses an entry without an answer that is required', () => {
    expect(problems({ answers: [] })).toEqual(['answers.shirt.answer NotNull']);
  });
});
