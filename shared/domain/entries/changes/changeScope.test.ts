import { describe, expect, it } from 'vitest';
import { changeScope } from './changeScope.ts';

const competition = {
  state: 'published',
  openUntil: '2027-02-13T05:59:00.000Z',
  correctionsUntil: '2027-02-20T05:59:00.000Z',
} as const;
const facts = { state: 'confirmed', competition } as const;
const OPEN = new Date('2027-02-13T05:58:59.999Z');
const CLOSED = new Date(competition.openUntil);
const CORRECTED = new Date(competition.correctionsUntil);

describe('changeScope', () => {
  it.each([
    ['a family until entries close', facts, 'family', OPEN, 'everything'],
    ['a family once they have', facts, 'family', CLOSED, 'spellings'],
    ['a family once corrections are over', facts, 'family', CORRECTED, 'nothing'],
    [
      'a family where corrections were never opened',
      { ...facts, competition: { ...competition, correctionsUntil: null } },
      'family',
      CLOSED,
      'nothing',
    ],
    ['a family that waits', { ...facts, state: 'waiting' }, 'family', OPEN, 'everything'],
    ['a family that has withdrawn', { ...facts, state: 'withdrawn' }, 'family', OPEN, 'nothing'],
    ['the organiser at any time', facts, 'organiser', CORRECTED, 'everything'],
    [
      'nobody in the archive',
      { ...facts, competition: { ...competition, state: 'archived' } },
      'organiser',
      OPEN,
      'nothing',
    ],
  ] as const)('lets %s', (_, given, by, now, scope) => {
    expect(changeScope(given, by, now)).toBe(scope);
  });
});
