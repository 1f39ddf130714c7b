import { expect, it } from 'vitest';
import { availablePlaces } from './availablePlaces.ts';

const format = (id: string, iceMinutes: number | null, capacities: readonly (number | null)[]) => ({
  id,
  format: id,
  entry: 'individual' as const,
  music: 'own',
  iceMinutes,
  warmUpSeconds: 0,
  betweenSeconds: 0,
  skaters: [1, 1] as [number, number],
  events: capacities.map((capacity, index) => ({ id: `${id}.${index}`, level: '', seconds: 90, capacity })),
});

it('counts places and ice, whichever is less, and never below none', () => {
  const formats = [format('free', null, [null, 10, 3]), format('short', 10, [null, 2])];
  const taken = {
    places: new Map([
      ['free.1', 4],
      ['free.2', 5],
    ]),
    seconds: new Map([['short', 300]]),
    entriesLeft: null,
    iceSecondsLeft: null,
  };
  expect(availablePlaces({ formats }, taken)).toEqual([
    { eventId: 'free.0', left: null },
    { eventId: 'free.1', left: 6 },
    { eventId: 'free.2', left: 0 },
    { eventId: 'short.0', left: 3 },
    { eventId: 'short.1', left: 2 },
  ]);
});

it('counts changes and the share of the warm-up as ice too', () => {
  const counted = { ...format('short', 10, [null]), warmUpSeconds: 150, betweenSeconds: 30 };
  const taken = { places: new Map<string, number>(), seconds: new Map([['short', 301]]) };
  const left = (formats: (typeof counted)[]) =>
    availablePlaces({ formats }, { ...taken, entriesLeft: null, iceSecondsLeft: null });
  // 90 + 30 + 150 / 5 = 150 s; two at once: (90 + 30) / 2 + 30 = 90 s.
  expect(left([counted])).toEqual([{ eventId: 'short.0', left: 1 }]);
  expect(left([{ ...counted, atOnce: 2 } as typeof counted])).toEqual([{ eventId: 'short.0', left: 3 }]);
});

it('has no more places than the competition as a whole', () => {
  const formats = [format('free', null, [null, 10]), format('short', 10, [2])];
  const taken = { places: new Map<string, number>(), seconds: new Map<string, number>() };
  const left = (entriesLeft: number | null, iceSecondsLeft: number | null) =>
    availablePlaces({ formats }, { ...taken, entriesLeft, iceSecondsLeft }).map((event) => event.left);
  expect(left(4, null)).toEqual([4, 4, 2]);
  expect(left(4, 300)).toEqual([3, 3, 2]);
  expect(left(null, 89)).toEqual([0, 0, 0]);
});
