import { expect, it } from 'vitest';
import type { EntryToChange } from '../../../../../shared/contract/entering/entries/entryChanges.ts';
import { pendingEvents } from './openedChange.ts';

const LEVELS = ['Freestyle 1', 'Freestyle 2', 'Freestyle 3'];
const form = {
  formats: [
    {
      id: '',
      format: 'Freestyle',
      entry: 'individual' as const,
      skaters: [1, 1] as [number, number],
      music: '',
      iceMinutes: null,
      events: LEVELS.map((level) => ({ id: level, level, seconds: 90, capacity: null })),
    },
  ],
};
const inEvents = (...ids: string[]) => ({ entry: { events: ids.map((id) => ({ id })) } }) as EntryToChange;

it('names the events that a change adds and gives up, and none that only stand in another order', () => {
  const [one = '', two = '', three = ''] = LEVELS;
  expect(pendingEvents(form, inEvents(one, two), [three, two], [])).toEqual({
    added: [three],
    waiting: [],
    removed: [one],
  });
  expect(pendingEvents(form, inEvents(one, two), [two, one], [])).toEqual({
    added: [],
    waiting: [],
    removed: [],
  });
  expect(pendingEvents(form, inEvents(one), [one, two, three], [three])).toEqual({
    added: [two],
    waiting: [three],
    removed: [],
  });
});
