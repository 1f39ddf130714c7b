import type { ExportedEntry } from './loadAllEntries.ts';

/** One entry in one event: one line of the export by event. */
export interface ExportedEventRow {
  readonly entry: ExportedEntry;
  readonly event: ExportedEntry['events'][number];
  /** Counted from 1 within the event; waitlisted entries come last. */
  readonly number: number;
}

interface ListedEvents {
  readonly formats: readonly { readonly events: readonly { readonly id: string }[] }[];
}

/**
 * Returns one row for each event of every entry that is not withdrawn, in the form's order. Within an event,
 * entries keep their order by name, the waitlisted ones last. Events no longer in the form come last.
 */
export function eventRows(entries: readonly ExportedEntry[], form: ListedEvents): ExportedEventRow[] {
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
