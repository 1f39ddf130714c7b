import { expect, it } from 'vitest';
import { FREESTYLE, STROKING, flight, girl, problemOf } from './flightsByHand.testing.ts';
import { newFlightIds } from './newFlightIds.ts';
import { rebuildFlights } from './rebuildFlights.ts';

/** p0 to p3 are of an age, p4 and p5 three years younger; p6 and p7 are stroking. */
const PROBLEM = problemOf([
  ...[0, 10, 20, 30, 1_100, 1_110].map((born) => girl(born)),
  ...[0, 10].map((born) => girl(born, STROKING)),
]);
const BOTH = new Set([FREESTYLE, STROKING]);

it('builds flights by rule for every event, in the order of the events', () => {
  expect(rebuildFlights(PROBLEM, [], BOTH)).toEqual([
    flight('f1', ['p0', 'p1', 'p2', 'p3']),
    flight('f2', ['p4', 'p5']),
    flight('f3', ['p6', 'p7'], STROKING),
  ]);
});

it('keeps a flight that is built of the same programmes, with its start order', () => {
  const drawn = flight('f7', ['p3', 'p1', 'p0', 'p2']);
  const before = [drawn, flight('f8', ['p4']), flight('f9', ['p5']), flight('f2', ['p7', 'p6'], STROKING)];
  const after = rebuildFlights(PROBLEM, before, new Set([FREESTYLE]));
  expect(after).toEqual([drawn, flight('f10', ['p4', 'p5']), flight('f2', ['p7', 'p6'], STROKING)]);
  expect(after[0]).toBe(drawn);
});

it('builds around flights that have begun, which keep their skaters and their order', () => {
  const begun = flight('f4', ['p3', 'p0']);
  const before = [
    begun,
    flight('f5', ['p1', 'p2']),
    flight('f6', ['p4', 'p5']),
    flight('f7', ['p6', 'p7'], STROKING),
  ];
  const after = rebuildFlights(PROBLEM, before, BOTH, new Set(['f4']));
  expect(after[0]).toBe(begun);
  expect(after.slice(1).flatMap(({ programmes }) => programmes)).toEqual([
    'p1',
    'p2',
    'p4',
    'p5',
    'p6',
    'p7',
  ]);
});

it('leaves out who withdrew, and takes in who is new', () => {
  const before = [flight('f1', ['p0', 'p1', 'gone']), flight('f2', ['p4', 'p5'])];
  expect(rebuildFlights(PROBLEM, before, BOTH).map(({ id, programmes }) => [id, programmes])).toEqual([
    ['f3', ['p0', 'p1', 'p2', 'p3']],
    ['f2', ['p4', 'p5']],
    ['f4', ['p6', 'p7']],
  ]);
});

it('gives ids beyond those in use', () => {
  const nextId = newFlightIds([{ id: 'f2' }, { id: 'f12' }, { id: 'flight-99' }]);
  expect([nextId(), nextId()]).toEqual(['f13', 'f14']);
  expect(newFlightIds([])()).toBe('f1');
});
