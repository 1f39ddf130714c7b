import { expect, it } from 'vitest';
import { cancelledEventsOf, isOutByCancellation } from './leftEvents.ts';

const cancelled = (id: string, isLast = false) => ({ id, isLast });

it('names the cancelled events that an entry has left, and not one that it entered again', () => {
  const cancelledEvents = [cancelled('solo'), cancelled('spins')];
  const entry = { state: 'confirmed', events: [{ id: 'jumps' }, { id: 'spins' }], cancelledEvents };
  expect(cancelledEventsOf(entry)).toEqual([cancelled('solo')]);
  expect(isOutByCancellation(entry)).toBe(false);
  // Withdrawn by the family later on: the event that it entered again was not cancelled.
  expect(isOutByCancellation({ ...entry, state: 'withdrawn' })).toBe(false);
});

it('tells an entry whose last event was cancelled from one that was withdrawn', () => {
  const entry = { events: [{ id: 'solo' }], cancelledEvents: [cancelled('solo', true)] };
  expect(isOutByCancellation({ ...entry, state: 'withdrawn' })).toBe(true);
  expect(isOutByCancellation({ state: 'withdrawn', events: entry.events })).toBe(false);
  // Restored, because the form offers the event again.
  expect(cancelledEventsOf({ ...entry, state: 'confirmed' })).toEqual([]);
});
