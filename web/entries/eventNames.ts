import type { Entry } from '../../shared/contract/entry.ts';
import { eventLabel } from '../../shared/domain/events/eventId.ts';

type EnteredEvent = Entry['events'][number];

/** The events of an entry in one line: "Freestyle 4, Footwork · Freestyle 4". */
export function eventNames(events: readonly Pick<EnteredEvent, 'format' | 'level'>[]): string {
  return events.map(({ format, level }) => eventLabel(format, level)).join(', ');
}
