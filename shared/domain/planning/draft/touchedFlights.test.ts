import { expect, it } from 'vitest';
import { FREESTYLE, STROKING, girl, problemOf } from '../flights/flightsByHand.testing.ts';
import { touchedFlights } from './touchedFlights.ts';

/** p0 to p2 are in Freestyle 4, p3 is stroking. */
const PROBLEM = problemOf([girl(0), girl(10), girl(20), girl(0, STROKING)]);
const event = (eventId: string, ...flights: [string, string[]][]) => ({
  eventId,
  version: 1,
  isFrozen: eventId === STROKING,
  flights: flights.map(([id, programmes]) => ({ id, programmes })),
});
const track = (...blocks: [string, string, number][]) => ({
  surfaceId: 'A',
  date: '2027-01-06',
  version: 1,
  blocks: blocks.map(([flightId, start, seconds]) => ({ flightId, start, seconds, kind: 'flight' as const })),
});

it('says nothing while flights are as entries are, or before there are any', () => {
  const events = [event(FREESTYLE, ['f1', ['p0', 'p1', 'p2']]), event(STROKING, ['f2', ['p3']])];
  // 180 s of warm-up, programmes of 60, 90 and 120 s, 35 s after each.
  const tracks = [track(['f1', '10:00:00', 555])];
  expect(touchedFlights(PROBLEM, { events, tracks })).toEqual({ flights: [], missing: [] });
  expect(touchedFlights(PROBLEM, { events: [], tracks: [] })).toEqual({ flights: [], missing: [] });
});

it('names who is no more, who has no flight, and the block whose length is another now', () => {
  const events = [event(FREESTYLE, ['f1', ['p0', 'gone', 'p3']]), event(STROKING, ['f2', ['away']])];
  const tracks = [track(['f1', '10:00:00', 400])];
  expect(touchedFlights(PROBLEM, { events, tracks })).toEqual({
    flights: [
      {
        flightId: 'f1',
        eventId: FREESTYLE,
        isFrozen: false,
        block: { surfaceId: 'A', date: '2027-01-06', start: '10:00:00' },
        gone: ['gone', 'p3'],
        length: { block: 400, flight: 275 },
      },
      { flightId: 'f2', eventId: STROKING, isFrozen: true, block: null, gone: ['away'], length: null },
    ],
    missing: [
      { programmeId: 'p1', eventId: FREESTYLE, flightIds: ['f1'] },
      { programmeId: 'p2', eventId: FREESTYLE, flightIds: ['f1'] },
    ],
  });
});
