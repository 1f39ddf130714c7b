import { eventId, formatId } from '../../core/eventId.ts';

interface TypedFormat {
  readonly id?: string | null;
  readonly format: string;
  readonly events: readonly { readonly id?: string | null; readonly level: string }[];
}

interface StoredFormat {
  readonly id: string;
  readonly format: string;
  readonly events: readonly { readonly id: string; readonly level: string }[];
}

/** The id of a format, and those of its events in order. */
export interface FormatIds {
  readonly id: string;
  readonly events: readonly string[];
}

/**
 * The ids of a form's formats and events. A format or event with an id keeps it under a new name; without
 * one it is matched by name, because entries and places refer to these ids. New ones get an id from their
 * names, with a number if a renamed one still uses it.
 * @param stored the form as it was before, empty for a new one
 */
export function formIds(formats: readonly TypedFormat[], stored: readonly StoredFormat[]): FormatIds[] {
  const ofFormats = assignIds(
    formats.map(({ id, format }) => ({ id, name: formatId(format) })),
    stored.map(({ id, format }) => ({ id, name: formatId(format) })),
  );
  const ofEvents = assignIds(
    formats.flatMap(({ format, events }) =>
      events.map(({ id, level }) => ({ id, name: eventId(format, level) })),
    ),
    stored.flatMap(({ format, events }) =>
      events.map(({ id, level }) => ({ id, name: eventId(format, level) })),
    ),
  ).values();
  return formats.map(({ events }, index) => ({
    id: ofFormats[index] ?? '',
    events: events.map(() => ofEvents.next().value ?? ''),
  }));
}

interface NamedIdRequest {
  readonly id?: string | null | undefined;
  readonly name: string;
}

/** Matches by id first, then by name, and creates ids for the rest. */
function assignIds(
  requested: readonly NamedIdRequest[],
  stored: readonly { id: string; name: string }[],
): string[] {
  const known = new Set(stored.map(({ id }) => id).filter((id) => id !== ''));
  const byName = new Map(stored.map(({ id, name }) => [name, id]));
  const used = new Set<string>();
  const take = (id: string | null | undefined): string | null => {
    if (!id || !known.has(id) || used.has(id)) return null;
    used.add(id);
    return id;
  };
  return requested
    .map((one) => ({ ...one, kept: take(one.id) }))
    .map((one) => ({ ...one, kept: one.kept ?? take(byName.get(one.name)) }))
    .map(({ kept, name }) => kept ?? firstUnusedId(name, used));
}

function firstUnusedId(requested: string, used: Set<string>): string {
  let id = requested;
  for (let number = 2; used.has(id); number += 1) id = `${requested}-${number}`;
  used.add(id);
  return id;
}
