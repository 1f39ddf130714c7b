import { expect, it } from 'vitest';
import { cellText, completeDigits, pressDigit, typedText } from './typing.ts';

const mark = { id: 'maneuver1', name: 'Maneuver 1', unit: 'tenths', least: 0, most: 100 } as const;
const place = { id: 'place', name: 'Place', unit: 'place', least: 1, most: 9 } as const;

it('72 is 7.2 and done; 10 waits, because 10.0 may follow', () => {
  expect(pressDigit('', '7', mark)).toEqual({ kind: 'typing', digits: '7' });
  expect(pressDigit('7', '2', mark)).toEqual({ kind: 'complete', value: 72 });
  expect(pressDigit('1', '0', mark)).toEqual({ kind: 'typing', digits: '10' });
  expect(pressDigit('10', '0', mark)).toEqual({ kind: 'complete', value: 100 });
});

it('a place is done with its first digit, and there is no place 0', () => {
  expect(pressDigit('', '3', place)).toEqual({ kind: 'complete', value: 3 });
  expect(pressDigit('', '0', place)).toEqual({ kind: 'typing', digits: '0' });
});

it('next completes what is typed: 7 is 7.0, 10 is 1.0, and nothing stays nothing', () => {
  expect(completeDigits('7', mark)).toBe(70);
  expect(completeDigits('10', mark)).toBe(10);
  expect(completeDigits('', mark)).toBeNull();
  expect(completeDigits('0', place)).toBeNull();
});

it('shows what is missing while a mark is typed', () => {
  expect(['7', '10', ''].map((digits) => typedText(digits, mark))).toEqual(['7._', '1.0_', '']);
  expect(typedText('21', { unit: 'tenths', most: 900 })).toBe('2.1_');
});

it('shows all marks of a conflict, each once', () => {
  const written = (value: number | null) => ({ value }) as never;
  const cell = { programmeId: 'p', column: 'maneuver1', isOutside: false, isFromPaper: false };
  const conflict = {
    value: null,
    state: 'conflict',
    marks: [written(72), written(74), written(72)],
  } as const;
  expect(cellText({ ...cell, ...conflict }, mark)).toBe('7.2 / 7.4');
  expect(cellText({ ...cell, value: 70, state: 'stored', marks: [] }, mark)).toBe('7.0');
  expect(cellText({ ...cell, value: null, state: 'empty', marks: [] }, mark)).toBe('');
});
