import { expect, it } from 'vitest';
import { shownField } from './shownField.ts';

it('writes a day as the page does, and what is half typed as it stands', () => {
  expect(shownField('birthdate', '2015-02-06')).toBe('Feb 6, 2015');
  expect(shownField('birthdate', '2015-02-')).toBe('2015-02-');
  expect(shownField('isi', '2015-02-06')).toBe('2015-02-06');
  expect(shownField('levels', ['', 'Freestyle 2', 'Pair 1'])).toBe('Freestyle 2, Pair 1');
  expect(shownField('isi', null)).toBe('');
});
