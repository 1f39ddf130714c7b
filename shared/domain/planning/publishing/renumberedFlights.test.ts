import { expect, it } from 'vitest';
import { renumberedFlights } from './renumberedFlights.ts';

const planOf = (...starts: readonly (readonly [id: string, eventId: string, start: string])[]) => ({
  flights: starts.map(([id, eventId]) => ({ id, eventId, programmes: [] })),
  blocks: starts.map(([flightId, , start]) => ({
    surfaceId: 'A',
    date: '2027-01-06',
    start: `${start}:00`,
    seconds: 600,
    kind: 'flight' as const,
    flightId,
  })),
});

const BEFORE = planOf(
  ['a', 'FS4', '07:00'],
  ['b', 'FS4', '07:10'],
  ['c', 'FS5', '07:20'],
  ['d', 'FS4', '07:30'],
);

it('names flights that change places within their event', () => {
  const after = planOf(
    ['a', 'FS4', '07:10'],
    ['b', 'FS4', '07:00'],
    ['c', 'FS5', '08:20'],
    ['d', 'FS4', '07:30'],
  );
  expect(renumberedFlights(BEFORE, after)).toEqual([
    { id: 'a', eventId: 'FS4', from: 1, to: 2 },
    { id: 'b', eventId: 'FS4', from: 2, to: 1 },
  ]);
});

it('names those behind one that goes, and none that is new or only later', () => {
  const after = planOf(
    ['b', 'FS4', '07:10'],
    ['c', 'FS5', '09:20'],
    ['d', 'FS4', '09:30'],
    ['e', 'FS4', '09:40'],
  );
  expect(renumberedFlights(BEFORE, after)).toEqual([
    { id: 'b', eventId: 'FS4', from: 2, to: 1 },
    { id: 'd', eventId: 'FS4', from: 3, to: 2 },
  ]);
});
