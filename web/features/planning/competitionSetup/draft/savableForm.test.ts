import { describe, expect, it } from 'vitest';
import { bodyErrors } from '../../../../api/bodyErrors.ts';
import {
  formRequest,
  formBuilderErrors,
  type FormBuilderValues,
  newFormValues,
} from '../../../entering/formBuilder/index.ts';
import { priced, unpriced, withoutErrors } from './savableForm.ts';

const event = (id: string, level: string, time = '1:30') => ({
  id,
  level,
  time,
  capacity: '',
  size: '',
  ages: '',
});
const format = (id: string, name: string, events: ReturnType<typeof event>[]) => ({
  id,
  format: name,
  entry: 'individual' as const,
  fewest: '1',
  most: '1',
  music: 'own',
  iceMinutes: '',
  events,
});
const typed: FormBuilderValues = {
  ...newFormValues(),
  firstEventPrice: 7_500,
  formats: [format('f', 'Freestyle', [event('f.1', 'Freestyle 1'), event('f.2', 'Freestyle 2')])],
};
const errorsOf = (values: FormBuilderValues) => [
  ...bodyErrors('createForm', formRequest(priced(values), { name: 'Form', competitionId: null })),
  ...formBuilderErrors(priced(values)),
];
const savable = (values: FormBuilderValues, stored = newFormValues()) =>
  withoutErrors(priced(values), stored, errorsOf(values));
const levels = ({ formats }: FormBuilderValues) =>
  formats.map(({ format: name, events }) => [name, ...events.map(({ level }) => level)].join(' '));

describe('what can be saved of a form', () => {
  it('is all of it where nothing is wrong, prices that are not typed being none', () => {
    expect(savable(typed)).toEqual({ ...typed, secondEventPrice: 0, additionalEventPrice: 0 });
    expect(unpriced({ ...priced(newFormValues()) })).toEqual(newFormValues());
    expect(unpriced(priced(typed)).secondEventPrice).toBe(0);
  });

  it('leaves out a new event or format that is half typed, and keeps the others', () => {
    const half = {
      ...typed,
      formats: [
        format('f', 'Freestyle', [event('f.1', 'Freestyle 1'), event('new', 'Freestyle 3', '1:')]),
        format('new-format', 'Artistic', []),
      ],
    };
    expect(levels(savable(half))).toEqual(['Freestyle Freestyle 1']);
    expect(errorsOf(savable(half))).toEqual([]);
  });

  it('takes what is stored for what is wrong now', () => {
    const wrong = {
      ...typed,
      firstEventPrice: Number.NaN,
      formats: [format('f', 'Freestyle', [event('f.1', 'Freestyle 1'), event('f.2', 'Freestyle 2', '')])],
    };
    const saved = savable(wrong, typed);
    expect(saved.formats).toEqual(typed.formats);
    expect(saved.firstEventPrice).toBe(7_500);
  });

  it('leaves out a late fee without a day or an amount, and a question without words', () => {
    const half: FormBuilderValues = {
      ...typed,
      lateFees: [
        { from: '', kind: 'percent', value: 25 },
        { from: '2027-01-01T00:00:00.000Z', kind: 'percent', value: 50 },
      ],
      questions: [
        { id: 'q', question: '', kind: 'text', options: '', required: false, entries: ['individual'] },
      ],
    };
    const saved = savable(half);
    expect(saved.lateFees.map(({ value }) => value)).toEqual([50]);
    expect(saved.questions).toEqual([]);
    expect(errorsOf(saved)).toEqual([]);
  });
});
