import { expect, it } from 'vitest';
import { marksOutside } from './marksOutside.ts';

const markOf = (seat: string, value: number) => ({ programmeId: 'p', seat, column: 'c', value });
const marks = [64, 70, 76, 77].map((value) => markOf('judge1', value));
const isi = { system: { system: 'isi' as const } };

it('finds the marks of a correction outside the range of their flight', () => {
  const range = { least: 70, most: 76 };
  expect(marksOutside({ marks }, range, isi).map(({ value }) => value)).toEqual([64, 77]);
  expect(marksOutside({ marks }, null, isi)).toEqual([]);
  expect(marksOutside({ marks: [markOf('referee', 300)] }, range, isi)).toEqual([]);
  expect(marksOutside({ marks }, range, { system: { system: 'majority', variant: '6.0' } })).toEqual([]);
});
