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

it.each([
  [1, 'Freestyle'],
  [2, 'Freestyle, Footwork'],
  [4, 'Freestyle, Footwork +2'],
])('names the first two of %s events, and how many more there are', (count, short) => {
  expect(eventsInShort(events.slice(0, count))).toBe(short);
});

it('leaves out what follows a format’s name, and names it once', () => {
  const formats = ['Spotlight, dramatic', 'Spotlight, character', 'Solo (Tot to Delta)', 'Stroking'];
  expect(eventsInShort(formats.map((format) => ({ format })))).toBe('Spotlight, Solo +1');
});
