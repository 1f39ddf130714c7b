import { describe, expect, it } from 'vitest';
import { changeScope, closedReason } from './changeScope.ts';

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

const past = {
  state: 'published',
  endDate: '2027-03-14',
  openUntil: '2027-02-13T05:59:00.000Z',
  timeZone: 'America/Chicago',
} as const;
const entered = { state: 'confirmed', competition: past } as const;

describe('closedReason', () => {
  it.each([
    ['is nothing until entries close', entered, '2027-02-13T05:58:59.999Z', null],
    ['is that entries have closed', entered, past.openUntil, 'closed'],
    ['is still that on the last day at the venue', entered, '2027-03-15T04:59:59.999Z', 'closed'],
    ['is that the competition is over the day after', entered, '2027-03-15T05:00:00.000Z', 'over'],
    [
      'is that it is over where it is archived, whatever its days',
      { ...entered, competition: { ...past, state: 'archived' } },
      '2027-01-01T00:00:00.000Z',
      'over',
    ],
    [
      'is first that it was withdrawn',
      { ...entered, state: 'withdrawn' },
      '2027-03-20T00:00:00.000Z',
      'withdrawn',
    ],
  ] as const)('%s', (_, given, now, because) => {
    expect(closedReason(given, new Date(now))).toBe(because);
  });
});
