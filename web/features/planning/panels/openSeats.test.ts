import { describe, expect, it } from 'vitest';
import type { ListedJudge, ListedPanel, ListedSeat } from '../../../../shared/contract/planning/panels.ts';
import { brokenSeatCount, eligibleJudges, excludedJudges, sharesRink } from './openSeats.ts';
import { shortEvents } from './shortEvents.ts';

const judge = (id: string, duties: number, state: ListedJudge['state'] = null): ListedJudge => ({
  id,
  name: id,
  professional: null,
  rinks: [],
  certificates: ['gold'],
  expired: [],
  hasEmail: true,
  isConnected: true,
  state,
  available: null,
  version: 1,
  mail: 'none',
  duties,
  seconds: duties * 60,
});

const SEAT: ListedSeat = {
  coachId: 'seated',
  broken: null,
  sharesRink: false,
  excluded: [
    { rule: 'certificate', coachIds: ['bronze'] },
    { rule: 'pupil', coachIds: ['teacher'] },
    { rule: 'samePanel', coachIds: ['twice'] },
  ],
};

const JUDGES = [
  judge('bronze', 0),
  judge('busy', 9),
  judge('free', 2),
  judge('gone', 0, 'declined'),
  judge('seated', 1),
  judge('teacher', 5),
  judge('twice', 3),
];

describe('who can take a seat', () => {
  it('is whoever no rule keeps from it and has not declined, the fewest panels first', () => {
    expect(eligibleJudges(SEAT, JUDGES).map(({ id }) => id)).toEqual(['free', 'busy']);
  });

  it('puts those last who are of the same rink as another judge of the panel', () => {
    const of = (own: ListedJudge, rink: string) => ({ ...own, rinks: [rink] });
    const judges = [
      of(judge('free', 2), 'North'),
      of(judge('busy', 9), 'South'),
      of(judge('mate', 1), 'North'),
    ];
    const seats = [
      { ...SEAT, coachId: null },
      { ...SEAT, coachId: 'mate' },
      { ...SEAT, coachId: 'judge' },
    ];
    const at = (index: number) => ({ panel: { seats } as unknown as ListedPanel, index, seat: SEAT });
    const shares = (one: ListedJudge) => sharesRink(at(0), one, judges);
    expect(judges.filter(shares).map(({ id }) => id)).toEqual(['free']);
    expect(eligibleJudges(SEAT, judges, shares).map(({ id }) => id)).toEqual(['mate', 'busy', 'free']);
    // A referee does not mark.
    expect(judges.some((one) => sharesRink(at(2), one, judges))).toBe(false);
  });

  it('leaves others to a reason, certificates last, and nobody twice on a panel', () => {
    expect(excludedJudges(SEAT, JUDGES).map(({ id }) => id)).toEqual(['teacher', 'bronze']);
  });
});

it('counts the judges whom a rule keeps from where they sit', () => {
  const panel = { seats: [SEAT, { ...SEAT, broken: 'certificate' }] } as unknown as ListedPanel;
  expect(brokenSeatCount([panel])).toBe(1);
});

it('names three events of a panel, or four where only one would be left out', () => {
  const events = (...levels: string[]) => levels.map((level) => ({ format: 'Solo', level }));
  expect(shortEvents(events('A', 'B', 'B', 'C', 'D'))).toMatchObject({ more: 0 });
  expect(shortEvents(events('A', 'B', 'C', 'D', 'E'))).toEqual({
    named: ['Solo · A', 'Solo · B', 'Solo · C'],
    more: 2,
  });
});
