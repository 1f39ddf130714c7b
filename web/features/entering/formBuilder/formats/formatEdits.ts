import type { EntryKind } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { type EventDraft, type FormatDraft, newId } from './formatsDraft.ts';

/** Moves an element; `to` counts after its removal. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list[from];
  const place = Math.max(0, Math.min(to, list.length - 1));
  return item === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(place, 0, item);
}

export function withFormat(
  formats: readonly FormatDraft[],
  id: string,
  change: (format: FormatDraft) => FormatDraft,
): FormatDraft[] {
  return formats.map((format) => (format.id === id ? change(format) : format));
}

export function withEvent(
  format: FormatDraft,
  id: string,
  change: Partial<Omit<EventDraft, 'id'>>,
): FormatDraft {
  return {
    ...format,
    events: format.events.map((event) => (event.id === id ? { ...event, ...change } : event)),
  };
}

/** The usual number of skaters; a team's is the organiser's choice. */
const SKATERS: Readonly<Record<EntryKind, readonly [string, string]>> = {
  individual: ['1', '1'],
  dance: ['2', '2'],
  team: ['4', '20'],
};

export function newFormat(format: string, entry: EntryKind): FormatDraft {
  const [fewest, most] = SKATERS[entry];
  return { id: newId(), format, entry, fewest, most, music: 'own', iceMinutes: '', events: [] };
}

export function withKind(format: FormatDraft, entry: EntryKind): FormatDraft {
  const [fewest, most] = SKATERS[entry];
  return { ...format, entry, fewest, most };
}

/** The duration of a format's first event. */
const DEFAULT_DURATION = '1:30';

/** Adds an event with the duration of the last one. */
export function withNewEvent(format: FormatDraft, level: string): FormatDraft {
  const time = format.events.at(-1)?.time ?? DEFAULT_DURATION;
  return {
    ...format,
    events: [...format.events, { id: newId(), level, time, capacity: '', size: '', ages: '' }],
  };
}

/** Sets typed values for all events; an empty value leaves each as it is. */
export function withAllEvents(
  format: FormatDraft,
  { time, capacity }: { readonly time: string; readonly capacity: string },
): FormatDraft {
  return {
    ...format,
    events: format.events.map((event) => ({
      ...event,
      ...(time.trim() !== '' && { time }),
      ...(capacity.trim() !== '' && { capacity }),
    })),
  };
}

/** Adds a copy of the format below it, with a unique name. */
export function withDuplicate(formats: readonly FormatDraft[], id: string, name: string): FormatDraft[] {
  return formats.flatMap((format) =>
    format.id === id
      ? [
          format,
          {
            ...format,
            id: newId(),
            format: name,
            events: format.events.map((event) => ({ ...event, id: newId() })),
          },
        ]
      : [format],
  );
}
