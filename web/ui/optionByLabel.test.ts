import { describe, expect, it } from 'vitest';
import { optionByLabel } from './optionByLabel.ts';

const COUNTRIES = ['Finland', 'Åland Islands', 'Niger', 'Nigeria'].map((label) => ({ value: label, label }));
const RINKS = [
  { value: '1', label: 'Ice Palace', detail: 'Oulu, Finland' },
  { value: '2', label: 'ICE PALACE', detail: 'Ulm, Germany' },
];

describe('namedOption', () => {
  it('ignores case, accents and surrounding spaces', () => {
    expect(optionByLabel(COUNTRIES, ' finland ')?.value).toBe('Finland');
    expect(optionByLabel(COUNTRIES, 'ALAND ISLANDS')?.value).toBe('Åland Islands');
    expect(optionByLabel(COUNTRIES, 'niger')?.value).toBe('Niger');
  });

  it('matches whole names only', () => {
    expect(optionByLabel(COUNTRIES, 'Nigeri')).toBeUndefined();
    expect(optionByLabel(COUNTRIES, 'Atlantis')).toBeUndefined();
    expect(optionByLabel(COUNTRIES, ' ')).toBeUndefined();
  });

  it('matches no option if two share the name', () => {
    expect(optionByLabel(RINKS, 'Ice Palace')).toBeUndefined();
  });
});
