import { expect, it } from 'vitest';
import { isMusicDue, missingMusic } from './missingMusic.ts';

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

it.each([
  ['open', '2026-12-14T11:59:00.000Z', true],
  ['open', '2026-12-14T12:00:00.000Z', false],
  ['open', null, false],
  ['late', '2026-11-20T12:00:00.000Z', true],
  ['late', null, true],
  ['closed', '2026-11-20T12:00:00.000Z', false],
  ['none', '2026-12-01T12:00:00.000Z', false],
] as const)('hurries a family while music is %s, due at %s: %s', (window, until, isDue) => {
  const now = new Date('2026-11-30T12:00:00.000Z');
  const lacking = { file: null, isOver: false };
  expect(isMusicDue({ window, until, programmes: [lacking] }, now)).toBe(isDue);
  expect(isMusicDue({ window, until, programmes: [{ file: {}, isOver: false }] }, now)).toBe(false);
});
