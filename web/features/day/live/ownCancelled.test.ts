import { expect, it } from 'vitest';
import { ownCancelledStarts } from './ownCancelled.ts';

const flightOf = (level: string, ...names: string[]) => ({
  format: 'Freestyle',
  level,
  skaters: names.map((name) => ({ name, rink: 'North Ice' })),
});
const event = { format: 'Freestyle', level: '4' };
const [first, second, other] = [flightOf('4', 'Ada'), flightOf('4', 'B. W.', 'Mia'), flightOf('5', 'Mia')];
const shown = (name: string) =>
  ownCancelledStarts([other, first, second], [{ name, ...event }]).map(({ flight, skater, published }) => [
    flight.skaters[0]?.name,
    skater.name,
    published?.name ?? null,
  ]);

it('finds an own child in the flight of its cancelled event that names it, whichever name comes first', () => {
  expect(shown('Mia Winter')).toEqual([['B. W.', 'Mia Winter', 'Mia']]);
  expect(shown('Winter Mia')).toEqual([['B. W.', 'Winter Mia', 'Mia']]);
});

it('keeps a child whose name is not published in the first flight of the event', () => {
  expect(shown('Ben Winter')).toEqual([['Ada', 'Ben Winter', null]]);
  expect(ownCancelledStarts([other], [{ name: 'Mia Winter', ...event }])).toEqual([]);
});
