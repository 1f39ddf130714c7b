import type { EntryKind, Form } from '../../../shared/contract/competitions/forms.ts';
import { eventLabel } from '../../../shared/domain/events/eventId.ts';
import { nameOrder } from '../../../shared/domain/skaters/nameOrder.ts';

export interface EventOption {
  readonly id: string;
  readonly label: string;
  readonly level: string;
  readonly seconds: number;
  /** How many skate it, where that is the event's own and not the format's. */
  readonly size: readonly [number, number] | null;
}

/** Room in an event, as it was when the page was loaded. */
export interface EventAvailability {
  /** Null where there is no limit; 0 also where somebody waits for what came free. */
  readonly left: number | null;
  /** How many wait in the list that whoever enters now joins. */
  readonly waiting: number;
}

export interface EventOptionGroup {
  readonly format: string;
  /** How many skate it, from and to. */
  readonly skaters: readonly [number, number];
  readonly events: readonly EventOption[];
}

/** The events of one kind of entry, by format. */
export function eventsOf(form: Pick<Form, 'formats'>, kind: EntryKind): EventOptionGroup[] {
  return form.formats
    .filter(({ entry }) => entry === kind)
    .map(({ format, skaters, events }) => ({
      format,
      skaters,
      events: events.map(({ id, level, seconds, skaters: size = null }) => ({
        id,
        level,
        seconds,
        size,
        label: eventLabel(format, level),
      })),
    }));
}

/** The groups with only the events whose name holds every typed word, in any order. */
export function matchingEvents(groups: readonly EventOptionGroup[], typed: string): EventOptionGroup[] {
  const words = nameOrder(typed).split(' ');
  return groups
    .map((group) => ({
      ...group,
      events: group.events.filter(({ level }) => {
        const name = nameOrder(`${group.format} ${level}`);
        return words.every((word) => name.includes(word));
      }),
    }))
    .filter(({ events }) => events.length > 0);
}

/** The groups with only the events of this level, as a skater of it enters them; none for one that no event has. */
export function eventsAtLevel(groups: readonly EventOptionGroup[], level: string): EventOptionGroup[] {
  const name = nameOrder(level);
  return groups
    .map((group) => ({ ...group, events: group.events.filter((event) => nameOrder(event.level) === name) }))
    .filter(({ events }) => events.length > 0);
}

/** The chosen events as they are named in the summary. */
export function chosenEvents(groups: readonly EventOptionGroup[], ids: readonly string[]): EventOption[] {
  return groups.flatMap(({ events }) => events.filter(({ id }) => ids.includes(id)));
}
