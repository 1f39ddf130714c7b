import { describe, expect, it } from 'vitest';
import { closedReason } from './closedReason.ts';

const competition = {
  state: 'published',
  endDate: '2027-03-14',
  openUntil: '2027-02-13T05:59:00.000Z',
  timeZone: 'America/Chicago',
} as const;
const facts = { state: 'confirmed', competition } as const;

describe('closedBecause', () => {
  it.each([
    ['is nothing until entries close', facts, '2027-02-13T05:58:59.999Z', null],
    ['is that entries have closed', facts, competition.openUntil, 'closed'],
    ['is still that on the last day at the venue', facts, '2027-03-15T04:59:59.999Z', 'closed'],
    ['is that the competition is over the day after', facts, '2027-03-15T05:00:00.000Z', 'over'],
    [
      'is that it is over where it is archived, whatever its days',
      { ...facts, competition: { ...competition, state: 'archived' } },
      '2027-01-01T00:00:00.000Z',
      'over',
    ],
    [
      'is first that it was withdrawn',
      { ...facts, state: 'withdrawn' },
      '2027-03-20T00:00:00.000Z',
      'withdrawn',
    ],
  ] as const)('%s', (_, given, now, because) => {
    expect(closedReason(given, new Date(now))).toBe(because);
  });
});
