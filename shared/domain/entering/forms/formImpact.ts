import type { EntryKind, Form } from '../../../contract/entering/competitions/forms.ts';
import { eventLabel } from '../../core/eventId.ts';
import { fixedPricesOf } from '../fees/fixedPrice.ts';

export type EventImpact =
  | { readonly change: 'removed' }
  | { readonly change: 'renamed'; readonly to: string }
  | { readonly change: 'kind'; readonly from: EntryKind; readonly to: EntryKind }
  | { readonly change: 'seconds'; readonly from: number; readonly to: number }
  /** A capacity below the places taken: entries keep their places, and no waitlisted entry gets one. */
  | { readonly change: 'capacity'; readonly to: number };

/** A changed event that has entries. */
export interface AffectedEvent {
  readonly eventId: string;
  /** Its current name. */
  readonly name: string;
  readonly taken: number;
  readonly changes: readonly EventImpact[];
}

export interface FormImpact {
  readonly events: readonly AffectedEvent[];
  /** Whether new entries will cost something else than the present ones. */
  readonly prices: boolean;
  /** Required questions that earlier entries were not asked. */
  readonly questions: readonly string[];
}

/** Places taken by event id, and the number of all entries. */
export interface TakenCounts {
  readonly entries: number;
  readonly events: ReadonlyMap<string, number>;
}

/**
 * Says what a form change means for present entries. They keep their events, durations and prices, so this only
 * informs the organiser before saving.
 */
export function formImpact(before: Form, after: Form, taken: TakenCounts): FormImpact {
  if (taken.entries === 0) return { events: [], prices: false, questions: [] };
  const next = new Map(eventsOf(after).map((event) => [event.id, event]));
  const events = eventsOf(before).flatMap((event): AffectedEvent[] => {
    const places = taken.events.get(event.id) ?? 0;
    const changes = places > 0 ? changesOf(event, next.get(event.id), places) : [];
    return changes.length === 0 ? [] : [{ eventId: event.id, name: event.name, taken: places, changes }];
  });
  const asked = new Set(before.questions.map(({ id }) => id));
  return {
    events,
    prices: JSON.stringify(pricesOf(before)) !== JSON.stringify(pricesOf(after)),
    questions: after.questions
      .filter(({ id, required }) => required && !asked.has(id))
      .map(({ question }) => question),
  };
}

interface NamedEvent {
  readonly id: string;
  readonly name: string;
  readonly entry: EntryKind;
  readonly seconds: number;
  readonly capacity: number | null;
}

function eventsOf({ formats }: Form): NamedEvent[] {
  return formats.flatMap(({ format, entry, events }) =>
    events.map(({ id, level, seconds, capacity }) => ({
      id,
      entry,
      seconds,
      capacity,
      name: eventLabel(format, level),
    })),
  );
}

function changesOf(old: NamedEvent, next: NamedEvent | undefined, taken: number): EventImpact[] {
  if (!next) return [{ change: 'removed' }];
  const changes: EventImpact[] = [];
  if (next.name !== old.name) changes.push({ change: 'renamed', to: next.name });
  if (next.entry !== old.entry) changes.push({ change: 'kind', from: old.entry, to: next.entry });
  if (next.seconds !== old.seconds) changes.push({ change: 'seconds', from: old.seconds, to: next.seconds });
  const isNew = next.capacity !== old.capacity;
  if (isNew && next.capacity !== null && next.capacity < taken) {
    changes.push({ change: 'capacity', to: next.capacity });
  }
  return changes;
}

const pricesOf = ({
  firstEventPrice,
  secondEventPrice,
  additionalEventPrice,
  teamPrice,
  familyCap = null,
  coupleLadder,
  lateFees,
  formats,
}: Form) => [
  coupleLadder,
  firstEventPrice,
  secondEventPrice,
  additionalEventPrice,
  teamPrice && [teamPrice.per, teamPrice.amount],
  familyCap,
  [...fixedPricesOf({ formats })].map(([id, { price }]) => [id, price]),
  lateFees.map(({ from, kind, value }) => [from, kind, value]),
];

/** Whether there is any impact to show before saving. */
export function affectsEntries({ events, prices, questions }: FormImpact): boolean {
  return events.length > 0 || prices || questions.length > 0;
}
