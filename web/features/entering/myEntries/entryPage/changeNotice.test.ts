import { expect, it } from 'vitest';
import { changeNotice, readChangeNotice } from './changeNotice.ts';

const event = (format: string, state: 'confirmed' | 'waiting' = 'confirmed') => ({
  id: `${format}.4`,
  format,
  level: 'Freestyle 4',
  state,
});

it('names the events that are out, in, and on the waitlist', () => {
  const before = [event('Artistic'), event('Interpretive')];
  const after = [event('Artistic'), event('Footwork'), event('Rhythmic', 'waiting')];
  expect(changeNotice(before, after)).toEqual({
    removed: ['Interpretive · Freestyle 4'],
    added: ['Footwork · Freestyle 4'],
    waiting: ['Rhythmic · Freestyle 4'],
  });
});

it('names no event when only a spelling changed', () => {
  const events = [event('Artistic'), event('Rhythmic', 'waiting')];
  expect(changeNotice(events, events)).toEqual({ removed: [], added: [], waiting: [] });
});

it('is read from a navigation, and from nothing else that history may hold', () => {
  const changed = { removed: ['Interpretive'], added: [], waiting: [] };
  expect(readChangeNotice({ changed })).toEqual(changed);
  for (const other of [null, undefined, 'changed', {}, { changed: true }, { changed: { removed: [1] } }])
    expect(readChangeNotice(other)).toBeNull();
});
