import { expect, it } from 'vitest';
import { fieldText } from './fieldText.ts';

it('writes a day as the page does, and what is half typed as it stands', () => {
  expect(fieldText('birthdate', '2015-02-06')).toBe('Feb 6, 2015');
  expect(fieldText('birthdate', '2015-02-')).toBe('2015-02-');
  expect(fieldText('isi', '2015-02-06')).toBe('2015-02-06');
  expect(fieldText('levels', ['', 'Freestyle 2', 'Pair 1'])).toBe('Freestyle 2, Pair 1');
  expect(fieldText('isi', null)).toBe('');
});
