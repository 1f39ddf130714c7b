import type { Form } from '../../../contract/entering/competitions/forms.ts';
import { iceOf, type PlacedEvent } from './availability.ts';

/** The limits of a competition as a whole, on top of those of its form; null for no limit. */
export interface CompetitionLimits {
  /** Entries with a place in at least one event. */
  readonly capacity: number | null;
  /** For the events of all formats. */
  readonly iceMinutes: number | null;
}

export const NO_COMPETITION_LIMITS: CompetitionLimits = { capacity: null, iceMinutes: null };

/** Every limit that an entry of a competition can meet. */
export interface Limits {
  /** Capacity by event id, null for no limit. An event that has left the form is missing and takes nobody. */
  readonly places: ReadonlyMap<string, number | null>;
  /** Seconds of ice by id of each format whose ice time is limited. */
  readonly iceSeconds: ReadonlyMap<string, number>;
  readonly competition: CompetitionLimits;
}

export const NO_LIMITS: Limits = {
  places: new Map(),
  iceSeconds: new Map(),
  competition: NO_COMPETITION_LIMITS,
};

export function limitsOf(form: Form, competition: CompetitionLimits): Limits {
  const events = form.formats.flatMap((format) => format.events);
  return {
    places: new Map(events.map(({ id, capacity }) => [id, capacity] as const)),
    iceSeconds: iceLimits(form),
    competition,
  };
}

function iceLimits({ formats }: Form): Map<string, number> {
  return new Map(
    formats.flatMap(({ id, iceMinutes }) => (iceMinutes === null ? [] : [[id, iceMinutes * 60] as const])),
  );
}

/** The limits for a change that takes no place: only the competition's counters depend on whether a limit is set. */
export const competitionLimitsOnly = (competition: CompetitionLimits): Limits => ({
  ...NO_LIMITS,
  competition,
});

/** The ice seconds of events by format, for the formats whose ice time is limited. */
export function iceOfLimitedFormats(
  events: readonly Omit<PlacedEvent, 'id'>[],
  form: Form,
): Record<string, number> {
  const limits = iceLimits(form);
  const sums = new Map<string, number>();
  for (const event of events) {
    const { formatId } = event;
    if (limits.has(formatId)) sums.set(formatId, (sums.get(formatId) ?? 0) + iceOf(event));
  }
  return Object.fromEntries(sums);
}

/** The rest of each limit of a competition; a limit that is not set has no counter. */
export type Remaining = Partial<Record<'entriesLeft' | 'iceSecondsLeft', number>>;

/** The rest of each limit before the first entry. */
export function initialRemaining({ capacity, iceMinutes }: CompetitionLimits): Remaining {
  return {
    ...(capacity !== null && { entriesLeft: capacity }),
    ...(iceMinutes !== null && { iceSecondsLeft: iceMinutes * 60 }),
  };
}
