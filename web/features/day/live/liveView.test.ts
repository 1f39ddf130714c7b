import { describe, expect, it } from 'vitest';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import type { Live, LiveBlock } from '../../../../shared/contract/day/running/live.ts';
import {
  awardsTimeOf,
  ceremoniesToCome,
  dayLineOf,
  isAfterThisFlight,
  isLastDayOver,
  isRunning,
  levelsByFormat,
  passedSeconds,
  sharedNames,
  timesAsTold,
  startNow,
  timesNow,
  timesOf,
} from './liveView.ts';
import { isNameTyped, startsOf } from './skaterStarts.ts';

const flight = (start: string, state: LiveBlock['state'], ...names: string[]): LiveBlock => ({
  kind: 'flight',
  title: null,
  start,
  expected: start,
  state,
  flight: {
    id: start,
    eventId: 'FS4',
    part: { number: 1, of: 1 },
    skaters: names.map((name) => ({ name, rink: null })),
  },
});

const LIVE: Live = {
  version: 1,
  competition: { name: 'Cup', accent: 'teal', timeZone: 'Asia/Hong_Kong' },
  date: '2027-01-06',
  days: ['2027-01-06'],
  events: [],
  shortRests: [],
  surfaces: [
    {
      id: 'A',
      name: 'Main ice',
      delayMinutes: 0,
      now: 1,
      next: [2, 3],
      cancelled: [],
      ceremonies: [
        { time: '08:50', eventIds: ['FS4'] },
        { time: '09:40', eventIds: ['FS4'] },
      ],
      blocks: [
        flight('08:00', 'done', 'Zoé'),
        flight('08:20', 'now', 'Ada'),
        flight('08:40', 'toCome', 'Mia'),
        flight('09:00', 'toCome', 'Zoé', 'Ben'),
      ],
    },
  ],
};

describe('the starts of skaters', () => {
  it('are those of one name and rink', () => {
    const isAda = ({ name, rink }: { name: string; rink: string | null }) => name === 'Ada' && rink === null;
    expect(startsOf(LIVE, isAda).map(({ block }) => block.start)).toEqual(['08:20']);
  });

  it('are found however their names are typed, with the flights before theirs', () => {
    const found = startsOf(LIVE, isNameTyped(' zo, MIA, da,'));
    expect(
      found.map(({ skater: { name }, block, flightsBefore }) => [name, block.start, flightsBefore]),
    ).toEqual([
      ['Zoé', '08:00', 0],
      ['Mia', '08:40', 1],
      ['Zoé', '09:00', 2],
    ]);
    expect(startsOf(LIVE, isNameTyped(' , '))).toEqual([]);
  });

  it('finds who is published by less than is typed', () => {
    const isFound = isNameTyped('Leung Sze Nok');
    expect(['Sze', 'L. S. N.', 'Sz', 'Szeto'].map((name) => isFound({ name }))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('say who was scratched', () => {
    const [surface] = LIVE.surfaces;
    const block = flight('08:40', 'toCome', 'Mia', 'Ida');
    const skaters = block.flight?.skaters.map((one) => ({ ...one, missed: 'scratched' as const })) ?? [];
    const scratched = { ...block, flight: block.flight && { ...block.flight, skaters } };
    const live = { ...LIVE, surfaces: surface ? [{ ...surface, blocks: [scratched] }] : [] };
    expect(startsOf(live, isNameTyped('ida')).map(({ missed }) => missed)).toEqual(['scratched']);
  });
});

describe('the time of a block', () => {
  it('is the expected one, beside the published one where that is another', () => {
    expect(timesOf({ start: '09:00', expected: '09:00' })).toEqual({ time: '09:00', publishedTime: null });
    expect(timesOf({ start: '09:00', expected: '09:03' })).toEqual({ time: '09:03', publishedTime: '09:00' });
    expect(timesOf({ start: '09:00', expected: null })).toEqual({ time: '09:00', publishedTime: null });
    expect(timesOf({ start: '24:10', expected: '24:30' })).toEqual({ time: '00:30', publishedTime: '00:10' });
  });
});

describe('the time of a block for who reads it now', () => {
  const at = (clock: string) => passedSeconds('2027-01-06', `2027-01-06T${clock}`);
  const toCome = { start: '09:00', expected: '09:00', state: 'toCome' } as const;

  it('is any minute once it is past and the block has not begun', () => {
    expect(timesNow(toCome, at('09:00'))).toEqual({ time: '09:00', publishedTime: null });
    expect(timesNow(toCome, at('09:01'))).toEqual({ time: null, publishedTime: '09:00' });
    expect(timesNow({ ...toCome, state: 'now' }, at('09:01')).time).toBe('09:00');
    const late = { ...toCome, expected: '09:25' };
    expect(timesNow(late, at('09:25')).time).toBe('09:25');
    expect(timesNow(late, at('09:26')).time).toBeNull();
  });

  it('is none where the flight waits for the one on the ice, only the published one', () => {
    const waiting = { ...toCome, expected: '09:20', waits: true } as const;
    expect(startNow(waiting, at('09:20'))).toEqual({
      time: null,
      publishedTime: '09:00',
      isAfterThisFlight: true,
    });
    expect(startNow(waiting, at('09:10'))).toEqual({ time: '09:20', publishedTime: '09:00' });
    expect(startNow(toCome, at('09:01'))).toEqual({ time: null, publishedTime: '09:00' });
  });

  it('stands beside the one that families knew in the morning', () => {
    const moved = { ...toCome, was: { start: '08:40', surface: 'Hall' } };
    expect(timesAsTold(moved, at('08:00'))).toEqual({ time: '09:00', publishedTime: '08:40' });
    const back = { ...toCome, expected: '09:25', was: { start: '09:25' } };
    expect(timesAsTold(back, at('08:00'))).toEqual({ time: '09:25', publishedTime: null });
    expect(timesAsTold(toCome, at('08:00'))).toEqual({ time: '09:00', publishedTime: null });
  });

  it('is the published one on another day, and goes on after midnight', () => {
    expect(passedSeconds('2027-01-06', '2027-01-05T09:01')).toBeNull();
    expect(passedSeconds('2027-01-06', '2027-01-14T09:01')).toBeNull();
    expect(timesNow(toCome, null).time).toBe('09:00');
    const night = { start: '24:10', expected: '24:10', state: 'toCome' } as const;
    expect(timesNow(night, passedSeconds('2027-01-06', '2027-01-07T00:10')).time).toBe('00:10');
    expect(timesNow(night, passedSeconds('2027-01-06', '2027-01-07T00:11')).time).toBeNull();
  });
});

describe('the ceremonies of a surface', () => {
  it.each([
    ['2027-01-05T12:00', 2],
    ['2027-01-06T09:05', 2],
    ['2027-01-06T09:06', 1],
    ['2027-01-07T01:00', 0],
  ])('that are to come at %s are %i', (now, count) => {
    const [surface] = LIVE.surfaces;
    expect(surface && ceremoniesToCome(surface, LIVE.date, now)).toHaveLength(count);
  });
});

describe('the line of a day', () => {
  const [surface] = LIVE.surfaces;
  if (!surface) throw new Error('The day has a surface');

  it('says how far a surface is, and how far it should be by the published times', () => {
    const line = dayLineOf(surface, '2027-01-06', '2027-01-06T08:35');
    expect(line).toMatchObject({ done: 1, flights: 4, last: { start: '09:00' } });
    expect(line?.reached).toBeCloseTo(20 / 60);
    expect(line?.due).toBeCloseTo(35 / 60);
  });

  it('ends at its last flight, however late it is', () => {
    expect(dayLineOf(surface, '2027-01-06', '2027-01-06T11:00')?.due).toBe(1);
    const over = { blocks: surface.blocks.map((block) => ({ ...block, state: 'done' as const })) };
    expect(dayLineOf(over, '2027-01-06', '2027-01-06T11:00')).toMatchObject({
      done: 4,
      reached: 1,
      due: null,
    });
  });

  it('leaves out a flight to come of which nobody skates', () => {
    const blocks = surface.blocks.map((block) =>
      block.start === '09:00' && block.flight
        ? {
            ...block,
            flight: { ...block.flight, skaters: [{ name: 'Ada', rink: null, missed: 'scratched' as const }] },
          }
        : block,
    );
    const line = dayLineOf({ blocks }, '2027-01-06', '2027-01-06T08:35');
    expect(line?.flights).toBe(3);
    expect(line?.last.start).not.toBe('09:00');
  });

  it('expects nothing on another day, and is none without a flight', () => {
    expect(dayLineOf(surface, '2027-01-06', '2027-01-05T08:35')?.due).toBeNull();
    expect(dayLineOf({ blocks: [] }, '2027-01-06', '2027-01-06T08:35')).toBeNull();
  });

  it('is whole or empty where all flights begin at one time', () => {
    const one = { blocks: [flight('08:00', 'toCome', 'Ada')] };
    expect(dayLineOf(one, '2027-01-06', '2027-01-06T09:00')).toMatchObject({ done: 0, reached: 0 });
  });
});

it('ends a competition after the night of its last day, and not before it begins', () => {
  expect(isLastDayOver('2027-01-06', '2027-01-07T03:59')).toBe(false);
  expect(isLastDayOver('2027-01-06', '2027-01-07T04:00')).toBe(true);
  expect(isLastDayOver('2027-01-06', '2027-01-05T12:00')).toBe(false);
  expect(isLastDayOver(null, '2027-01-05T12:00')).toBe(false);
});

it('is watched from its day on as long as a flight can come, and no more once its last night is over', () => {
  expect(isRunning(LIVE, '2027-01-05T23:00')).toBe(false);
  expect(isRunning(LIVE, '2027-01-06T09:00')).toBe(true);
  expect(isRunning(LIVE, '2027-01-07T02:00')).toBe(true);
  expect(isRunning(LIVE, '2027-01-14T09:00')).toBe(false);
  const [surface] = LIVE.surfaces;
  const blocks = [flight('08:00', 'done', 'Ada'), flight('08:20', 'skipped', 'Mia')];
  expect(isRunning({ ...LIVE, surfaces: surface ? [{ ...surface, blocks }] : [] }, '2027-01-06T09:00')).toBe(
    false,
  );
});

it('names the flights of a level that skates on another surface, too', () => {
  const events = [
    { id: 't1', format: 'Solo', level: 'Tot 1' },
    { id: 't2', format: 'Solo', level: 'Tot 2' },
  ];
  const blockOf = (eventId: string, number: number, of: number): LiveBlock => ({
    kind: 'flight',
    title: null,
    start: '09:00',
    expected: null,
    state: 'toCome',
    flight: { id: `${eventId} ${String(number)}`, eventId, part: { number, of }, skaters: [] },
  });
  const blocks = [blockOf('t1', 1, 1), blockOf('t2', 2, 3), blockOf('t2', 3, 3)];
  const shown = (...flightIds: string[]) =>
    levelsByFormat(
      { events },
      { blocks },
      { time: '10:00', eventIds: ['t1', 't2'], flightIds },
      (level, flights) => [level, ...flights].join(' '),
    );
  expect(shown('t1 1', 't2 2', 't2 3')).toBe('Solo: Tot 1, Tot 2 2 3');
  // The rest of the level has another ceremony.
  expect(shown('t1 1', 't2 3')).toBe('Solo: Tot 1, Tot 2 3');
});

describe('the awards of a flight', () => {
  const surface = {
    ceremonies: [
      { time: '09:20', eventIds: ['FS4'], flightIds: ['one'] },
      { time: '10:40', eventIds: ['FS4'], flightIds: ['two'] },
    ],
  };
  const of = (id: string, now: string) =>
    awardsTimeOf(surface, { id, eventId: 'FS4', part: { number: 1, of: 2 }, skaters: [] }, '2027-01-06', now);

  it('are the ceremony that names the flight, until a quarter of an hour after it', () => {
    expect(of('two', '2027-01-06T08:00')).toBe('10:40');
    expect(of('one', '2027-01-06T09:35')).toBe('09:20');
    expect(of('one', '2027-01-06T09:36')).toBeNull();
    expect(of('three', '2027-01-06T08:00')).toBeNull();
  });
});

it('names are shared by skaters of two rinks, not by one skater in two flights', () => {
  const of = (name: string, rink: string | null) => ({ name, rink });
  const block = (...skaters: { name: string; rink: string | null }[]): LiveBlock => {
    const one = flight('09:00', 'toCome');
    return { ...one, flight: one.flight && { ...one.flight, skaters } };
  };
  const day = [block(of('Ada', 'North'), of('Mia', 'North')), block(of('Ada', 'South'), of('Mia', 'North'))];
  const surfaces = LIVE.surfaces.map((surface) => ({ ...surface, blocks: day }));
  expect([...sharedNames({ surfaces })]).toEqual(['Ada']);
});

it('says no time of a flight that begins as soon as the one on the ice ends, which is over its time', () => {
  const at = (time: string) => secondsOfTime(time);
  const waiting = { start: '11:10', expected: '11:17', waits: true as const };
  expect(isAfterThisFlight(waiting, at('11:17'))).toBe(true);
  // Its answer is a minute newer than the reader's clock.
  expect(isAfterThisFlight(waiting, at('11:16'))).toBe(true);
  // The ice is made first.
  expect(isAfterThisFlight({ ...waiting, expected: '11:30' }, at('11:17'))).toBe(false);
  expect(isAfterThisFlight({ ...waiting, waits: undefined }, at('11:17'))).toBe(false);
  expect(isAfterThisFlight(waiting, null)).toBe(false);
});
