import { describe, expect, it } from 'vitest';
import { changeScope, closedReason } from './changeScope.ts';

const competition = {
  state: 'published',
  openUntil: '2027-02-13T05:59:00.000Z',
  correctionsUntil: '2027-02-20T05:59:00.000Z',
  timeZone: 'America/Chicago',
} as const;
const facts = { state: 'confirmed', competition } as const;
const OPEN = new Date('2027-02-13T05:58:59.999Z');
const CLOSED = new Date(competition.openUntil);
const CORRECTED = new Date(competition.correctionsUntil);

/** Two days at the venue, after corrections ended. */
const WINDOW = { firstDay: '2027-03-01', lastDay: '2027-03-02' };
const withWindow = { ...facts, competition: { ...competition, correctionWindow: WINDOW } };

describe('changeScope', () => {
  it.each([
    ['before its first day, once corrections are over', '2027-03-01T05:59:59.999Z', 'nothing'],
    ['from its first day on', '2027-03-01T06:00:00.000Z', 'spellings'],
    ['until its last day ends', '2027-03-03T05:59:59.999Z', 'spellings'],
    ['no longer on the day after', '2027-03-03T06:00:00.000Z', 'nothing'],
  ] as const)('lets a family correct names in the window: %s', (_, now, scope) => {
    expect(changeScope(withWindow, 'family', new Date(now))).toBe(scope);
  });

  it('freezes names once the window is over, though corrections would go on', () => {
    const longer = { ...competition, correctionsUntil: '2027-04-01T05:59:00.000Z', correctionWindow: WINDOW };
    const after = new Date('2027-03-03T06:00:00.000Z');
    expect(changeScope({ ...facts, competition: longer }, 'family', after)).toBe('nothing');
    expect(changeScope({ ...facts, competition: longer }, 'family', CLOSED)).toBe('spellings');
    expect(changeScope(withWindow, 'family', OPEN)).toBe('everything');
  });

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
