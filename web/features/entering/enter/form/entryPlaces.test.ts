import { expect, it } from 'vitest';
import type { OpenedChange } from '../change/openedChange.ts';
import { joinsWaitlist, placesFor } from './entryPlaces.ts';

const places = new Map([
  ['full', { left: 0, waiting: 4 }],
  ['mine', { left: 0, waiting: 2 }],
  ['waited', { left: 0, waiting: 3 }],
  ['long', { left: 0, waiting: 400 }],
  ['roomy', { left: 7, waiting: 0 }],
]);
const change = {
  entry: {
    events: [
      { id: 'mine', state: 'confirmed', waitingPlace: null },
      { id: 'waited', state: 'waiting', waitingPlace: 2 },
      { id: 'long', state: 'waiting', waitingPlace: null },
    ],
  },
} as Pick<OpenedChange, 'entry'> as OpenedChange;

it('a place that an entry has stays its own in an event that is full, and so does its place in a list', () => {
  const own = placesFor(change, places);
  expect(own.get('mine')).toEqual({ left: null, waiting: 0 });
  expect(own.get('waited')).toEqual({ left: 0, waiting: 1 });
  expect(own.get('long')).toEqual({ left: 0, waiting: 400 });
  expect(own.get('full')).toEqual({ left: 0, waiting: 4 });
  expect(placesFor(null, places)).toBe(places);
});

it('only an event that is full and new to the entry is one whose list it joins', () => {
  const wanted = ['mine', 'waited', 'full', 'roomy', 'unlimited'];
  expect(joinsWaitlist(change, placesFor(change, places), wanted)).toEqual(['full']);
  expect(joinsWaitlist(null, places, ['roomy', 'full', 'mine'])).toEqual(['full', 'mine']);
});
