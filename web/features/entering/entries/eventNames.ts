import type { Entry } from '../../../../shared/contract/entering/entries/entry.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';

type EnteredEvent = Entry['events'][number];

/** The events of an entry in one line: "Freestyle 4, Footwork · Freestyle 4". */
export function eventNames(events: readonly Pick<EnteredEvent, 'format' | 'level'>[]): string {
  return events.map(({ format, level }) => eventLabel(format, level)).join(', ');
}

/** Events named in a row of a table; its second line has room for two. */
const NAMED = 2;

/** The events of an entry in few words, for a row of a table: "Freestyle, Footwork +3". */
export function eventsInShort(events: readonly Pick<EnteredEvent, 'format'>[]): string {
  const formats = events.map(({ format }) => shortFormat(format));
  const named = [...new Set(formats)].slice(0, NAMED);
  const more = formats.filter((format) => !named.includes(format)).length;
  return more > 0 ? `${named.join(', ')} +${String(more)}` : named.join(', ');
}

/** "Solo (Tot to Delta)" and "Spotlight, dramatic" without what follows the name. */
function shortFormat(format: string): string {
  return format.replace(/(?:, | \().*$/, '');
}
