import type { EntryKind, Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { nameOrder } from '../../../../shared/domain/core/nameOrder.ts';

export interface EventOption {
  readonly id: string;
  readonly label: string;
  readonly level: string;
  readonly seconds: number;
  /** The team size where the event has its own; null where the format's holds. */
  readonly size: readonly [number, number] | null;
}

/** Availability of an event when the page was loaded. */
export interface EventAvailability {
  /** Null without a limit; 0 also where free places go to the waitlist first. */
  readonly left: number | null;
  /** Entries in the waitlist that a new entry would join. */
  readonly waiting: number;
}

export interface EventOptionGroup {
  readonly format: string;
  /** The fewest and most skaters. */
  readonly skaters: readonly [number, number];
  readonly events: readonly EventOption[];
}

/** The events of one kind of entry, by format. */
export function offeredEvents(form: Pick<Form, 'formats'>, kind: EntryKind): EventOptionGroup[] {
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

/** The groups with the events whose name has every typed word, in any order. */
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

/** The groups with the events of this level; none if no event has it. */
export function eventsAtLevel(groups: readonly EventOptionGroup[], level: string): EventOptionGroup[] {
  const name = nameOrder(level);
  return groups
    .map((group) => ({ ...group, events: group.events.filter((event) => nameOrder(event.level) === name) }))
    .filter(({ events }) => events.length > 0);
}

export function chosenEvents(groups: readonly EventOptionGroup[], ids: readonly string[]): EventOption[] {
  return groups.flatMap(({ events }) => events.filter(({ id }) => ids.includes(id)));
}
