import { describe, expect, it } from 'vitest';
import { proposeCeremonies, type RunToAward } from './ceremonies.ts';
import { medalsToOrder, ordinal, withSpare } from './medals.ts';
import { inOrderOfAnnouncement } from './podium.ts';

describe('medals to order', () => {
  it.each([
    // A lone skater is first or second, against the book.
    [[[1]], 6, [1, 1]],
    [[[1, 1, 1, 1, 1]], 6, [1, 1, 1, 1, 1]],
    [[[1, 1, 1, 1, 1, 1, 1, 1]], 6, [1, 1, 1, 1, 1, 3]],
    [[[1, 1, 1, 1]], 3, [1, 1, 2]],
    [
      [
        [1, 1],
        [2, 2, 2],
      ],
      6,
      [3, 3, 2],
    ],
    [[[8, 12]], 6, [12, 12]],
    [[], 6, []],
  ])('of flights %o with %i places are %o', (flights, lastPlace, medals) => {
    expect(medalsToOrder(flights, lastPlace)).toEqual(medals);
  });

  it('have their spare ones in whole medals, and places by name', () => {
    expect(withSpare([100, 3, 0], 10)).toEqual([110, 4, 0]);
    expect([1, 2, 3, 4, 11, 22].map(ordinal)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '22nd']);
  });
});

const minutes = (value: number) => value * 60;
const run = (id: string, end: number, rest: Partial<RunToAward> = {}): RunToAward => ({
  id,
  surfaceId: 'a',
  flights: 4,
  end: minutes(end),
  movedTo: null,
  hasNoIce: false,
  ...rest,
});
const starts = (runs: readonly RunToAward[], blocks: Parameters<typeof proposeCeremonies>[1] = []) =>
  [...proposeCeremonies(runs, blocks).values()].map(({ start }) => start / 60);

describe('ceremonies', () => {
  it('stand before no end of a flight that they honour, wherever an organiser has put them', () => {
    const moved = (end: number) => starts([run('1', end, { movedTo: minutes(90) })]);
    expect([moved(60), moved(90), moved(92)]).toEqual([[90], [90], [110]]);
  });

  it('wait for flights without ice, and hold up no other', () => {
    const ceremonies = proposeCeremonies([run('1', 60, { hasNoIce: true }), run('2', 62)], []);
    expect([...ceremonies.values()]).toEqual([
      { start: minutes(75), isMoved: false, hasNoIce: true },
      { start: minutes(80), isMoved: false, hasNoIce: false },
    ]);
  });

  it('follow the results of their run, in whole five minutes', () => {
    expect(starts([run('1', 62)])).toEqual([80]);
    expect(starts([run('1', 65)])).toEqual([80]);
  });

  it('of a surface begin one after the other, and those of another one at the same time', () => {
    expect(starts([run('1', 60), run('2', 62), run('3', 60, { surfaceId: 'b' })])).toEqual([75, 90, 75]);
  });

  it('wait for the ceremony of the schedule, but not without results', () => {
    const block = { surfaceId: 'a', start: minutes(120) };
    expect(starts([run('1', 60), run('2', 115), run('3', 150)], [block])).toEqual([120, 135, 165]);
    expect(starts([run('1', 60, { surfaceId: 'b' })], [block])).toEqual([75]);
  });

  it('stay where an organiser puts them, and those after them make room', () => {
    expect(starts([run('1', 60, { movedTo: minutes(93) }), run('2', 70)])).toEqual([93, 105]);
  });
});

describe('a podium', () => {
  it('is announced from the last place to the first, without who did not skate', () => {
    const rows = [1, 2, 2, null, 6, 6].map((place, index) => ({ place, programmeId: String(index) }));
    expect(inOrderOfAnnouncement(rows).map(({ programmeId }) => programmeId)).toEqual([
      '4',
      '5',
      '1',
      '2',
      '0',
    ]);
  });
});
