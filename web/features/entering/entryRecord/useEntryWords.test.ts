import { beforeAll, expect, it } from 'vitest';
import { i18n, loadAreas } from '../../../i18n/i18n.ts';
import { actionName } from './actionName.ts';
import { entryWords } from './useEntryWords.ts';

beforeAll(() => loadAreas('entryRecord', 'entryStates'));

const words = () => entryWords(i18n.getFixedT('en', ['entryRecord', 'entryStates']), 'HKD', 'Asia/Hong_Kong');

it('names a field, and a changed item of a list by its name and field', () => {
  expect(words().label(['country'])).toBe('Country');
  expect(words().label(['skaters', 'Mia Kwan', 'isi'])).toBe('Mia Kwan · ISI number');
  expect(words().label(['events', 'Freestyle 4'])).toBe(words().label(['events']));
  expect(words().label(['ownField'])).toBe('ownField');
});

it('shows amounts in the currency, instants by the venue’s clock, and nothing for null', () => {
  expect(words().show(['totalPrice'], 95_000)).toBe('HK$950.00');
  expect(words().show(['withdrawnAt'], '2026-11-22T16:30:00Z')).toContain('Nov 23, 2026');
  expect(words().show(['events'], ['Freestyle 4', 'Artistic'])).toBe('Freestyle 4, Artistic');
  expect(words().show(['isi'], null)).toBe('');
});

it('names an action of the history; one that the page does not know is a change', () => {
  const t = i18n.getFixedT('en', 'entryRecord');
  expect(actionName(t, 'withdrawn')).not.toBe(actionName(t, 'changed'));
  expect(actionName(t, 'brandNew')).toBe(actionName(t, 'changed'));
});
