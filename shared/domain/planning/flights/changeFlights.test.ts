import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildFlights } from './buildFlights.ts';
import { type FlightChange, changeFlights } from './changeFlights.ts';
import { ALPHA, FREESTYLE, STROKING, boy, flight, girl, problemOf } from './flightsByHand.testing.ts';

const PROBLEM = problemOf([
  ...[0, 10, 20, 30, 1_000].map((born) => girl(born)),
  ...[0, 10].map((born) => boy(born)),
  girl(0, STROKING),
]);
const FLIGHTS = [
  flight('girls', ['p0', 'p1', 'p2', 'p3']),
  flight('young', ['p4']),
  flight('boys', ['p5', 'p6']),
  flight('stroking', ['p7'], STROKING),
];
const change = (made: FlightChange) => changeFlights(PROBLEM, FLIGHTS, made);

it('merges two flights into the first, and names the rules', () => {
  expect(change({ kind: 'merge', flightId: 'girls', otherId: 'young' })).toEqual({
    flights: [flight('girls', ['p0', 'p1', 'p2', 'p3', 'p4']), FLIGHTS[2], FLIGHTS[3]],
    changed: ['girls'],
    removed: ['young'],
    broken: [{ flightId: 'girls', rule: 'ageSpan', by: 270 }],
  });
  expect(change({ kind: 'merge', flightId: 'boys', otherId: 'girls' })).toMatchObject({
    removed: ['girls'],
    broken: [{ flightId: 'boys', rule: 'sex', by: 1 }],
  });
  expect(change({ kind: 'merge', flightId: 'girls', otherId: 'stroking' })).toMatchObject({
    broken: [{ flightId: 'girls', rule: 'event', by: 1 }],
  });
});

it('splits a flight, and says who skates alone then', () => {
  const programmes = ['p2', 'p0'];
  expect(change({ kind: 'split', flightId: 'girls', programmes, newFlightId: 'new' })).toEqual({
    flights: [flight('girls', ['p1', 'p3']), flight('new', ['p0', 'p2']), ...FLIGHTS.slice(1)],
    changed: ['girls', 'new'],
    removed: [],
    broken: [],
  });
  expect(change({ kind: 'split', flightId: 'boys', programmes: ['p5'], newFlightId: 'new' })).toMatchObject({
    broken: [
      { flightId: 'boys', rule: 'alone', by: 1 },
      { flightId: 'new', rule: 'alone', by: 1 },
    ],
  });
});

it('moves a programme to a place of a flight', () => {
  expect(change({ kind: 'move', programmeId: 'p5', toFlightId: 'girls', place: 1 })).toMatchObject({
    flights: [
      flight('girls', ['p0', 'p5', 'p1', 'p2', 'p3']),
      FLIGHTS[1],
      flight('boys', ['p6']),
      FLIGHTS[3],
    ],
    changed: ['girls', 'boys'],
    broken: [{ flightId: 'boys', rule: 'alone', by: 1 }],
  });
  expect(change({ kind: 'move', programmeId: 'p4', toFlightId: 'boys', place: 99 })).toMatchObject({
    flights: [FLIGHTS[0], flight('boys', ['p5', 'p6', 'p4']), FLIGHTS[3]],
    removed: ['young'],
    broken: [],
  });
  // Within its flight: another start order, and nothing that was right is broken.
  expect(change({ kind: 'move', programmeId: 'p0', toFlightId: 'girls', place: 2 })).toEqual({
    flights: [flight('girls', ['p1', 'p2', 'p0', 'p3']), ...FLIGHTS.slice(1)],
    changed: ['girls'],
    removed: [],
    broken: [],
  });
});

it('does not name again what was broken before', () => {
  const wide = [flight('wide', ['p0', 'p4', 'p1']), flight('girls', ['p2', 'p3'])];
  const move = { kind: 'move', programmeId: 'p2', toFlightId: 'wide', place: 0 } as const;
  expect(changeFlights(PROBLEM, wide, move)).toMatchObject({
    broken: [{ flightId: 'girls', rule: 'alone', by: 1 }],
  });
});

it.each([
  ['unknownFlight', { kind: 'merge', flightId: 'girls', otherId: 'none' }],
  ['sameFlight', { kind: 'merge', flightId: 'girls', otherId: 'girls' }],
  ['unknownFlight', { kind: 'split', flightId: 'none', programmes: ['p0'], newFlightId: 'new' }],
  ['unknownProgramme', { kind: 'split', flightId: 'girls', programmes: ['p5'], newFlightId: 'new' }],
  ['nobodyLeft', { kind: 'split', flightId: 'boys', programmes: ['p5', 'p6'], newFlightId: 'new' }],
  ['nobodyLeft', { kind: 'split', flightId: 'boys', programmes: [], newFlightId: 'new' }],
  ['idTaken', { kind: 'split', flightId: 'boys', programmes: ['p5'], newFlightId: 'girls' }],
  ['unknownFlight', { kind: 'move', programmeId: 'p0', toFlightId: 'none', place: 0 }],
  ['unknownProgramme', { kind: 'move', programmeId: 'p9', toFlightId: 'girls', place: 0 }],
] as const)('refuses with %s: %j', (fault, made) => {
  expect(change(made)).toEqual({ fault });
});

it('loses nobody, empties no flight and leaves the other flights alone', () => {
  const people = fc.array(
    fc.record({
      event: fc.constantFrom(FREESTYLE, STROKING, ALPHA),
      born: fc.integer({ min: -3_000, max: 1_500 }),
      sex: fc.constantFrom('F' as const, 'M' as const, null),
    }),
    { minLength: 1, maxLength: 30 },
  );
  fc.assert(
    fc.property(people, fc.nat(), fc.nat(), fc.nat(3), (starters, one, other, kind) => {
      const problem = problemOf(starters);
      const flights = buildFlights(problem);
      const [from, to] = [flights[one % flights.length], flights[other % flights.length]];
      if (!from || !to) return;
      const changes: readonly FlightChange[] = [
        { kind: 'merge', flightId: to.id, otherId: from.id },
        { kind: 'split', flightId: from.id, programmes: from.programmes.slice(1), newFlightId: 'new' },
        { kind: 'move', programmeId: from.programmes[0] ?? '', toFlightId: to.id, place: other },
      ];
      const made = changes[kind % changes.length];
      const result = made && changeFlights(problem, flights, made);
      if (!result || 'fault' in result) return;
      const all = (list: typeof flights) => list.flatMap(({ programmes }) => programmes).sort();
      expect(all(result.flights)).toEqual(all(flights));
      for (const { id, programmes } of result.flights) {
        expect(programmes).not.toEqual([]);
        const before = flights.find((flightBefore) => flightBefore.id === id);
        expect(result.changed.includes(id)).toBe(programmes.join() !== before?.programmes.join());
      }
      for (const { flightId } of result.broken) expect(result.changed).toContain(flightId);
    }),
  );
});
