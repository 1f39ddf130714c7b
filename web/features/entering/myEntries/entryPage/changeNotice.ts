import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import { eventLabel } from '../../../../../shared/domain/core/eventId.ts';

type Events = readonly Pick<Entry['events'][number], 'id' | 'format' | 'level' | 'state'>[];

/** The effect of a change on an entry's events, for the message on its page. */
export interface ChangeNotice {
  readonly removed: readonly string[];
  /** With a place. */
  readonly added: readonly string[];
  readonly waiting: readonly string[];
}

export function changeNotice(before: Events, after: Events): ChangeNotice {
  const isIn = (events: Events) => {
    const ids = new Set(events.map(({ id }) => id));
    return ({ id }: Events[number]) => ids.has(id);
  };
  const namesOf = (events: Events) => events.map(({ format, level }) => eventLabel(format, level));
  const added = after.filter((event) => !isIn(before)(event));
  return {
    removed: namesOf(before.filter((event) => !isIn(after)(event))),
    added: namesOf(added.filter(({ state }) => state === 'confirmed')),
    waiting: namesOf(added.filter(({ state }) => state === 'waiting')),
  };
}

/** The state of a navigation to an entry's page after a change. */
export interface ChangedState {
  readonly changed: ChangeNotice;
}

/** The notice that a navigation carried; null for any other state, as history keeps what old pages wrote. */
export function readChangeNotice(state: unknown): ChangeNotice | null {
  if (!isRecord(state) || !isRecord(state['changed'])) return null;
  const { removed, added, waiting } = state['changed'];
  return isTexts(removed) && isTexts(added) && isTexts(waiting) ? { removed, added, waiting } : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
