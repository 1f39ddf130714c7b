import type { Entry } from '../../../shared/contract/entries/entry.ts';
import { eventLabel } from '../../../shared/domain/events/eventId.ts';

type EnteredEvent = Entry['events'][number];

/** The events of an entry in one line: "Freestyle 4, Footwork · Freestyle 4". */
export function eventNames(events: readonly Pick<EnteredEvent, 'format' | 'level'>[]): string {
  return events.map(({ format, level }) => eventLabel(format, level)).join(', ');
}

/**
 * The events of an entry in few words, for a row of a table. Most of a skater's events have one level, so a
 * repeated level stands once: "4: Freestyle 4, Footwork, Artistic, Interpretive".
 */
export function eventsInShort(events: readonly Pick<EnteredEvent, 'format' | 'level'>[]): string {
  const names = events.map(({ format, level }, index) =>
    events[index - 1]?.level === level ? format : eventLabel(format, level),
  );
  return `${events.length}: ${names.join(', ')}`;
}
