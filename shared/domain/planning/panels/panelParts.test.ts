import { expect, it } from 'vitest';
import { panelParts } from './panelParts.ts';

it('splits a panel by who really judges its flights', () => {
  const begun = new Map([
    ['f1', ['ann', 'bo', 'ref']],
    ['f2', ['dee', 'bo', 'ref']],
  ]);
  expect(panelParts(['f1', 'f2', 'f3'], ['dee', 'bo', 'ref'], begun)).toEqual([
    { flightIds: ['f1'], seats: ['ann', 'bo', 'ref'], isKept: true },
    { flightIds: ['f2', 'f3'], seats: ['dee', 'bo', 'ref'], isKept: false },
  ]);
  expect(panelParts(['f3'], [null, 'bo', 'ref'], new Map())).toEqual([
    { flightIds: ['f3'], seats: [null, 'bo', 'ref'], isKept: false },
  ]);
});
