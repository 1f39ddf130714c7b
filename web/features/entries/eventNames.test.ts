import { expect, it } from 'vitest';
import { eventNames, eventsInShort } from './eventNames.ts';

const events = [
  { format: 'Freestyle', level: 'Freestyle 4' },
  { format: 'Footwork', level: 'Freestyle 4' },
  { format: 'Open Freestyle', level: 'Open Bronze' },
  { format: 'Couple', level: 'Couple 2' },
];

it('names events as people do', () => {
  expect(eventNames(events)).toBe(
    'Freestyle 4, Footwork · Freestyle 4, Open Freestyle · Open Bronze, Couple 2',
  );
});

it('says a level that repeats once, and how many events there are', () => {
  expect(eventsInShort(events)).toBe('4: Freestyle 4, Footwork, Open Freestyle · Open Bronze, Couple 2');
});
