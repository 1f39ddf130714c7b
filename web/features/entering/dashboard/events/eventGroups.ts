import type { CompetitionDashboard } from '../../../../../shared/contract/entering/competitions/dashboard.ts';
import { type Fullness, fullnessOf } from '../../../../../shared/domain/entering/capacity/fullness.ts';

export type DashboardEvent = CompetitionDashboard['events'][number];

/** The events of one format; events that the form no longer has share a group without one. */
export interface DashboardEventGroup {
  readonly format: string | null;
  readonly events: readonly DashboardEvent[];
  readonly taken: number;
  /** The capacity of all its events; null if one has no limit. */
  readonly capacity: number | null;
}

export const EVENT_ORDERS = ['form', 'taken', 'left', 'name'] as const;
export type EventOrder = (typeof EVENT_ORDERS)[number];

export const EVENT_SHOWS = ['all', 'full', 'empty'] as const;
export type EventShow = (typeof EVENT_SHOWS)[number];

interface Choice {
  readonly order: EventOrder;
  readonly show: EventShow;
}

const SHOWN = {
  all: () => true,
  full: (event) => fullnessOf(event) !== 'free',
  empty: ({ taken }) => taken === 0,
} as const satisfies Record<EventShow, (event: DashboardEvent) => boolean>;

const unlimitedLast = (left: number | null) => left ?? Number.POSITIVE_INFINITY;
const compared = (one: number, other: number) => (one === other ? 0 : one - other);

const BEFORE = {
  form: () => 0,
  taken: (one, other) => other.taken - one.taken,
  left: (one, other) => compared(unlimitedLast(one.left), unlimitedLast(other.left)),
  name: (one, other) => (one.level ?? one.id).localeCompare(other.level ?? other.id, undefined, NATURAL),
} as const satisfies Record<EventOrder, (one: DashboardEvent, other: DashboardEvent) => number>;

const GROUP_BEFORE = {
  form: () => 0,
  taken: (one, other) => other.taken - one.taken,
  left: (one, other) => compared(fewestLeft(one), fewestLeft(other)),
  name: (one, other) => (one.format ?? '').localeCompare(other.format ?? '', undefined, NATURAL),
} as const satisfies Record<EventOrder, (one: DashboardEventGroup, other: DashboardEventGroup) => number>;

/** "Freestyle 10" after "Freestyle 9". */
const NATURAL = { numeric: true } as const;

/** Groups sort by their event with the fewest places left. */
function fewestLeft({ events }: DashboardEventGroup): number {
  return Math.min(...events.map((event) => unlimitedLast(event.left)));
}

/** The filtered events by format, in the chosen order; empty formats are left out. */
export function eventGroups(
  events: readonly DashboardEvent[],
  { order, show }: Choice,
): DashboardEventGroup[] {
  const formats = new Map<string | null, DashboardEvent[]>();
  for (const event of events.filter(SHOWN[show])) {
    formats.set(event.format, [...(formats.get(event.format) ?? []), event]);
  }
  return [...formats]
    .map(([format, own]) => groupOf(format, own.sort(BEFORE[order])))
    .sort(GROUP_BEFORE[order]);
}

function groupOf(format: string | null, events: readonly DashboardEvent[]): DashboardEventGroup {
  const capacities = events.map(({ capacity }) => capacity);
  return {
    format,
    events,
    taken: events.reduce((sum, { taken }) => sum + taken, 0),
    capacity: capacities.reduce<number | null>(
      (sum, capacity) => (sum === null || capacity === null ? null : sum + capacity),
      0,
    ),
  };
}

export function countOf(events: readonly DashboardEvent[], fullness: Fullness): number {
  return events.filter((event) => fullnessOf(event) === fullness).length;
}

/** A limit far above the taken places would shrink every bar to a dot. */
const FAR = 2;

/** The value of a full bar: the largest number taken or, if close, the largest limit. */
export function fullBarLength(bars: readonly { taken: number; capacity: number | null }[]): number {
  const taken = Math.max(1, ...bars.map((bar) => bar.taken));
  const near = bars.flatMap(({ capacity }) =>
    capacity !== null && capacity <= taken * FAR ? [capacity] : [],
  );
  return Math.max(taken, ...near);
}

export interface LimitedPlaces {
  /** Events with places of their own. */
  readonly events: number;
  readonly taken: number;
  readonly left: number;
}

/** Places of all events with a limit of their own. */
export function limitedPlaces(events: readonly DashboardEvent[]): LimitedPlaces {
  const limited = events.flatMap(({ capacity, left, taken }) =>
    capacity === null ? [] : [{ left: left ?? 0, taken }],
  );
  return {
    events: limited.length,
    taken: limited.reduce((sum, { taken }) => sum + taken, 0),
    left: limited.reduce((sum, { left }) => sum + left, 0),
  };
}
