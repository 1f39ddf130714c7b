import { describe, expect, it } from 'vitest';
import { flightLife, type FlightFacts, type SheetProgress } from './flightLife.ts';

const now = new Date('2027-01-06T01:03:00Z');
const facts: FlightFacts = {
  isDrawn: true,
  starters: ['checkedIn', 'checkedIn'],
  startedAt: '2027-01-06T01:00:00Z',
  warmUpSeconds: 240,
  sheets: [],
  result: null,
  isArchived: false,
};
const sheet = (seat: string, over: Partial<SheetProgress> = {}): SheetProgress => ({
  seat,
  isIn: true,
  isChecked: true,
  hasConflict: false,
  ...over,
});
const empty = [
  sheet('judge1', { isIn: false, isChecked: false }),
  sheet('judge2', { isIn: false, isChecked: false }),
];
const result = { postedAt: null, awardedAt: null, isHeldUntilAwards: false };
const posted = { ...result, postedAt: '2027-01-06T02:00:00Z' };

describe('the life of a flight', () => {
  it.each<[string, Partial<FlightFacts>, string, string[]]>([
    ['nobody is there', { startedAt: null, starters: ['expected', 'checkedIn'] }, 'drawn', ['checkIn']],
    [
      'nobody drew its order',
      { isDrawn: false, startedAt: null, starters: ['expected'] },
      'undrawn',
      ['checkIn'],
    ],
    ['undrawn, and everybody is there', { isDrawn: false, startedAt: null }, 'checkedIn', ['start']],
    [
      'everybody is there or scratched',
      { startedAt: null, starters: ['scratched', 'checkedIn'] },
      'checkedIn',
      ['start'],
    ],
    ['within the warm-up', { sheets: empty }, 'warmingUp', ['sheets']],
    ['after the warm-up', { sheets: empty, startedAt: '2027-01-06T00:50:00Z' }, 'skating', ['sheets']],
    [
      'a sheet came in, a start was never tapped',
      { startedAt: null, sheets: [sheet('judge1'), ...empty.slice(1)] },
      'skating',
      ['sheets'],
    ],
    [
      'a typed sheet was not read back',
      { sheets: [sheet('judge1', { isChecked: false })] },
      'marksIn',
      ['secondPerson'],
    ],
    ['two devices disagree', { sheets: [sheet('judge1', { hasConflict: true })] }, 'marksIn', ['conflicts']],
    ['every sheet counts', { sheets: [sheet('judge1'), sheet('judge2')] }, 'checked', ['approval']],
    ['nobody skates', { starters: ['scratched', 'noShow'], sheets: empty }, 'checked', ['approval']],
    ['approved', { result }, 'approved', ['posting']],
    ['held until the awards', { result: { ...result, isHeldUntilAwards: true } }, 'approved', ['awards']],
    ['posted', { result: posted }, 'posted', ['awards']],
    ['awarded', { result: { ...posted, awardedAt: '2027-01-06T03:00:00Z' } }, 'awarded', []],
    ['the competition is archived', { result: posted, isArchived: true }, 'final', []],
    ['archived, and never posted', { result, isArchived: true }, 'approved', ['posting']],
  ])('%s', (_name, over, state, waits) => {
    const life = flightLife({ ...facts, ...over }, now);
    expect([life.state, life.waitsFor.map(({ what }) => what)]).toEqual([state, waits]);
  });

  it('names the seats whose sheets are missing', () => {
    const { waitsFor } = flightLife({ ...facts, sheets: [sheet('judge1'), ...empty.slice(1)] }, now);
    expect(waitsFor).toEqual([{ what: 'sheets', seats: ['judge2'] }]);
  });
});
