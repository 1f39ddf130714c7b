import { expect, it } from 'vitest';
import { unpublishedMoves } from './unpublishedMoves.ts';

const DATE = '2027-01-06';
const flight = (id: string, start: string) => ({ id, surfaceId: 'A', start });
const block = (flightId: string, start: string, surfaceId = 'A', date = DATE) => ({
  flightId,
  surfaceId,
  date,
  start,
  seconds: 600,
  kind: 'flight' as const,
});

it('names what the draft has at another time, surface or day or on no ice, and nothing that has skated', () => {
  const flights = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => flight(id, '10:00:00'));
  const blocks = [
    block('a', '10:20:00'),
    block('b', '10:20:00'),
    block('c', '10:00:00'),
    block('d', '10:00:00', 'B'),
    block('e', '10:00:00', 'A', '2027-01-07'),
  ];
  const moves = unpublishedMoves(flights, blocks, { date: DATE, fixed: new Map([['a', null]]) });
  expect(moves.map(({ flightId, to }) => [flightId, to && `${to.date} ${to.surfaceId} ${to.start}`])).toEqual(
    [
      ['b', '2027-01-06 A 10:20:00'],
      ['d', '2027-01-06 B 10:00:00'],
      ['e', '2027-01-07 A 10:00:00'],
      ['f', null],
    ],
  );
});
