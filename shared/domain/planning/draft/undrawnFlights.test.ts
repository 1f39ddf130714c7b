import { expect, it } from 'vitest';
import { undrawnFlights } from './undrawnFlights.ts';

const drawn = { seed: 42, at: '2027-01-01T00:00:00Z', reason: null };

it('is each flight of several whose order was neither drawn nor changed by hand', () => {
  const flights = [
    { id: 'undrawn', programmes: ['p1', 'p2'] },
    { id: 'drawn', programmes: ['p3', 'p4'], drawn },
    { id: 'byHand', programmes: ['p5', 'p6'], drawn: { ...drawn, seed: null } },
    { id: 'alone', programmes: ['p7'] },
  ];
  expect(undrawnFlights([{ flights }, { flights: [] }]).map(({ id }) => id)).toEqual(['undrawn']);
});
