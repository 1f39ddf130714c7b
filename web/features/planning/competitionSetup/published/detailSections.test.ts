import { expect, it } from 'vitest';
import { EMPTY_COMPETITION } from '../competitionValues.ts';
import { SECTION_FIELDS, sectionsOf } from './detailSections.ts';

it('has every field of a competition in one section', () => {
  expect(Object.values(SECTION_FIELDS).flat().sort()).toEqual(Object.keys(EMPTY_COMPETITION).sort());
});

it('names the sections of changed fields in the order of the page, each once', () => {
  expect(sectionsOf(['refunds', 'openUntil', 'refundPolicy', 'name'])).toEqual([
    'what',
    'entries',
    'refunds',
  ]);
});
