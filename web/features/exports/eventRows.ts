import type { EntryRow } from './loadAllEntries.ts';

/** One entry in one event: a line of what becomes the running order. */
export interface ExportedEventRow {
  readonly entry: EntryRow;
  readonly event: EntryRow['events'][number];
  /** Counted from 1 within the event, those with a place before those who wait. */
  readonly number: number;
}

/** The events of a form, in its order. */
interface ListedEvents {
  readonly formats: readonly { readonly events: readonly { readonly id: string }[] }[];
}

/**
 * Every entry that stands, once for each of its events, in the order of the form: format by format, level
 * by level, within an event by name as the entries come. Events that the form has no more stand last.
 */
export function eventRows(entries: readonly EntryRow[], form: ListedEvents): ExportedEventRow[] {
  const places = new Map(
    form.formats.flatMap(({ events }) => events.map(({ id }) => id)).map((id, index) => [id, index]),
  );
  const placeOf = (id: string) => places.get(id) ?? places.size;
  const rows = entries
    .filter(({ state }) => state !== 'withdrawn')
    .flatMap((entry) => entry.events.map((event) => ({ entry, event })));
  const sorted = rows.sort(
    (one, other) =>
      placeOf(one.event.id) - placeOf(other.event.id) ||
      one.event.id.localeCompare(other.event.id) ||
      one.event.state.localeCompare(other.event.state),
  );
  let number = 0;
  return sorted.map(({ entry, event }, index) => {
    number = sorted[index - 1]?.event.id === event.id ? number + 1 : 1;
    return { entry, event, number };
  });
}
