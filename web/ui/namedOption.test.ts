import { describe, expect, it } from 'vitest';
import { namedOption } from './namedOption.ts';

const COUNTRIES = ['Finland', 'Åland Islands', 'Niger', 'Nigeria'].map((label) => ({ value: label, label }));
const RINKS = [
  { value: '1', label: 'Ice Palace', detail: 'Oulu, Finland' },
  { value: '2', label: 'ICE PALACE', detail: 'Ulm, Germany' },
];

describe('namedOption', () => {
  it('looks past case, accents and spaces around', () => {
    expect(namedOption(COUNTRIES, ' finland ')?.value).toBe('Finland');
    expect(namedOption(COUNTRIES, 'ALAND ISLANDS')?.value).toBe('Åland Islands');
    expect(namedOption(COUNTRIES, 'niger')?.value).toBe('Niger');
  });

  it('takes a whole name only', () => {
    expect(namedOption(COUNTRIES, 'Nigeri')).toBeUndefined();
    expect(namedOption(COUNTRIES, 'Atlantis')).toBeUndefined();
    expect(namedOption(COUNTRIES, ' ')).toBeUndefined();
  });

  it('guesses none of two that have one name', () => {
    expect(namedOption(RINKS, 'Ice Palace')).toBeUndefined();
  });
});
