import { describe, expect, it } from 'vitest';
import { suggestionsFor } from './useTypedOption.ts';

const RINKS = [
  { value: '1', label: 'Skating Hall Nord', detail: 'Åland Islands' },
  { value: '2', label: 'Nordlicht Arena', detail: 'Austria' },
  { value: '3', label: 'Mega Ice', detail: 'Hong Kong' },
];
const valuesFor = (typed: string) => suggestionsFor(RINKS, typed).map(({ value }) => value);

describe('suggestionsFor', () => {
  it('waits for the second character', () => {
    expect(valuesFor('N')).toEqual([]);
    expect(valuesFor(' N ')).toEqual([]);
    expect(valuesFor('No')).not.toEqual([]);
  });

  it('lists options that begin with the typed text first', () => {
    expect(valuesFor('nord')).toEqual(['2', '1']);
  });

  it('ignores case and accents, and searches the second line', () => {
    expect(valuesFor('ALAND')).toEqual(['1']);
    expect(valuesFor('hong')).toEqual(['3']);
  });
});
