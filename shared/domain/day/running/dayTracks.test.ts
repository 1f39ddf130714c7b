import { expect, it } from 'vitest';
import type { StarterState } from '../../../contract/day/running/dayWords.ts';
import { dayTracks, type FlightOfDay } from './dayTracks.ts';

const flight = (states: StarterState[], startedAt: string | null = null): FlightOfDay => ({
  published: 2,
  warmUpSeconds: 120,
  states,
  startedAt,
  endedAt: null,
  heldUntil: null,
});

const block = (start: string, seconds: number, flightId?: string) => ({
  surfaceId: 'A',
  date: '2027-01-06',
  start,
  seconds,
  kind: flightId === undefined ? ('resurfacing' as const) : ('flight' as const),
  ...(flightId !== undefined && { flightId }),
});

const BLOCKS = [block('08:00:00', 600, 'f1'), block('08:10:00', 900), block('08:25:00', 600, 'f2')];

function startsAt(flights: Record<string, FlightOfDay>, now: string) {
  const [track] = dayTracks(
    { blocks: BLOCKS },
    {
      date: '2027-01-06',
      timeZone: 'Asia/Hong_Kong',
      now: new Date(now),
      leastLunchSeconds: 2_700,
      flightOf: (id) => flights[id] ?? null,
    },
  );
  const minutes = track?.blocks.map(({ expected }) =>
    expected.start === null ? null : expected.start / 60 - 480,
  );
  return minutes;
}

it('reads taps by the venue’s clock and shortens a flight by who does not skate', () => {
  const two = flight(['checkedIn', 'expected']);
  const late = flight(['checkedIn', 'expected'], '2027-01-06T00:12:00.000Z');
  expect(startsAt({ f1: late, f2: two }, '2027-01-06T00:13:00Z')).toEqual([12, 22, 37]);
  const alone = flight(['checkedIn', 'scratched'], '2027-01-06T00:12:00.000Z');
  expect(startsAt({ f1: alone, f2: two }, '2027-01-06T00:13:00Z')).toEqual([12, 18, 33]);
});

it('lets nothing grow late once the day is over, and takes a tap of another day for the edge of this one', () => {
  const open = flight(['expected', 'expected']);
  expect(startsAt({ f1: open, f2: open }, '2027-02-01T00:00:00Z')).toEqual([0, 10, 25]);
  const early = flight(['expected', 'expected'], '2026-11-23T04:00:00.000Z');
  expect(startsAt({ f1: early, f2: open }, '2026-11-23T04:01:00Z')?.[0]).toBe(-480);
});

it('moves no flight before its published time, though all of it are checked in and the ice is free', () => {
  const early = flight(['checkedIn', 'checkedIn'], '2027-01-05T23:48:00.000Z');
  const complete = flight(['checkedIn', 'checkedIn']);
  expect(startsAt({ f1: early, f2: complete }, '2027-01-05T23:49:00Z')?.[2]).toBe(25);
});
