import { expect, it } from 'vitest';
import { missingMusic } from './missingMusic.ts';

const programmes = [
  { name: 'to come', file: null, isOver: false },
  { name: 'sent', file: {}, isOver: false },
  { name: 'skated without', file: null, isOver: true },
];
const namesOf = (isCollected: boolean) =>
  missingMusic({ rules: { isCollected }, programmes }).map(({ name }) => name);

it('is missing for a programme that is still to be skated', () => {
  expect(namesOf(true)).toEqual(['to come']);
});

it('is never missing where the organiser collects none', () => {
  expect(namesOf(false)).toEqual([]);
});
