import type { FieldCode } from '../../../contract/core/fieldMessages.ts';
import type { DraftChange, ScheduleDraft } from '../../../contract/planning/draftParts.ts';
import type { IceSurface } from '../../../contract/entering/ice.ts';
import { secondsOfTime } from '../../core/dates/times.ts';
import { DAY_SECONDS } from '../../core/dates/days.ts';

export interface DraftProblem {
  readonly field: string;
  readonly code: FieldCode;
}

/** The facts to which a change of a draft refers. Ids that the draft has already are known, whatever became of them. */
export interface DraftFacts {
  readonly surfaces: readonly IceSurface[];
  readonly events: ReadonlySet<string>;
  /** Ids of confirmed programmes with their events. */
  readonly programmes: ReadonlyMap<string, string>;
  readonly coaches: ReadonlySet<string>;
  /** Ids of programmes of the draft that are no more: withdrawn, or waiting again. */
  readonly gone: ReadonlySet<string>;
}

export type SentParts = {
  readonly [Part in 'tracks' | 'panels']: readonly Omit<DraftChange[Part][number], 'version'>[];
} & {
  readonly events: readonly Omit<DraftChange['events'][number], 'version' | 'isFrozen'>[];
};

/** A whole plan as a change of the draft that it replaces: what the plan does not have is emptied. */
export function wholePlan(before: ScheduleDraft, { tracks, events, panels }: SentParts): SentParts {
  const missing = <Part>(
    stored: readonly Part[],
    sent: readonly NoInfer<Part>[],
    nameOf: (part: Part) => string,
  ) => {
    const names = new Set(sent.map(nameOf));
    return stored.filter((part) => !names.has(nameOf(part)));
  };
  type Track = Parameters<typeof trackOf>[0];
  const emptyTracks = missing<Track>(before.tracks, tracks, trackOf);
  const emptyEvents = missing<{ readonly eventId: string }>(before.events, events, ({ eventId }) => eventId);
  const emptyPanels = missing<Track>(before.panels, panels, trackOf);
  return {
    tracks: [...tracks, ...emptyTracks.map(({ surfaceId, date }) => ({ surfaceId, date, blocks: [] }))],
    events: [...events, ...emptyEvents.map(({ eventId }) => ({ eventId, flights: [] }))],
    panels: [...panels, ...emptyPanels.map(({ surfaceId, date }) => ({ surfaceId, date, panels: [] }))],
  };
}

/**
 * Finds what cannot be stored of a change, field by field; empty if it can. A block after closing can be: it is a finding,
 * as what does not fit must still be shown. Blocks upon each other are findings too.
 * @param before as it is stored
 * @param sent the parts that change; of a whole plan `wholePlan`
 */
export function draftProblems(before: ScheduleDraft, sent: SentParts, facts: DraftFacts): DraftProblem[] {
  return [
    ...trackProblems(before, sent, facts),
    ...eventProblems(before, sent, facts),
    ...panelProblems(before, sent, facts),
    ...referenceProblems(before, sent),
  ];
}

function trackProblems(before: ScheduleDraft, { tracks }: SentParts, facts: DraftFacts): DraftProblem[] {
  const stored = new Map(before.tracks.map((track) => [trackOf(track), track.blocks]));
  return tracks.flatMap(({ surfaceId, date, blocks }, place): DraftProblem[] => {
    const at = `tracks.${place}`;
    if (tracks.findIndex((other) => trackOf(other) === trackOf({ surfaceId, date })) < place)
      return [{ field: `${at}.date`, code: 'AlreadyExist' }];
    // A block that lay there before may stay when the opening hours change; it is a finding.
    const had = new Set((stored.get(trackOf({ surfaceId, date })) ?? []).map(placeOf));
    const placed = [...blocks.entries()].filter(([, block]) => !had.has(placeOf(block)));
    const shape = [...blocks.entries()].flatMap(([index, { kind, flightId }]): DraftProblem[] => {
      if ((kind === 'flight') === (flightId !== undefined)) return [];
      return [{ field: `${at}.blocks.${index}.flightId`, code: kind === 'flight' ? 'NotNull' : 'MustValid' }];
    });
    if (placed.length === 0 && stored.has(trackOf({ surfaceId, date }))) return shape;
    const surface = facts.surfaces.find(({ id }) => id === surfaceId);
    const hours = surface?.days.find((one) => one.date === date);
    if (!surface) return [{ field: `${at}.surfaceId`, code: 'MustExist' }, ...shape];
    if (!hours) return [{ field: `${at}.date`, code: 'MustEnabled' }, ...shape];
    const opens = secondsOfTime(hours.opens);
    const outside = placed.flatMap(([index, { start }]): DraftProblem[] => {
      const from = secondsOfTime(start);
      if (from >= opens && from < opens + DAY_SECONDS) return [];
      return [{ field: `${at}.blocks.${index}.start`, code: from < opens ? 'MustAfter' : 'MustBefore' }];
    });
    return [...shape, ...outside];
  });
}

function eventProblems(before: ScheduleDraft, { events }: SentParts, facts: DraftFacts): DraftProblem[] {
  const sentIds = new Set(events.map(({ eventId }) => eventId));
  const others = before.events.filter(({ eventId }) => !sentIds.has(eventId));
  const flightIds = new Set(others.flatMap(({ flights }) => flights.map(({ id }) => id)));
  const stored = new Map(before.events.map((event) => [event.eventId, event]));
  return events.flatMap(({ eventId, flights }, place): DraftProblem[] => {
    const at = `events.${place}`;
    if (events.findIndex((other) => other.eventId === eventId) < place)
      return [{ field: `${at}.eventId`, code: 'AlreadyExist' }];
    const had = stored.get(eventId);
    // A cancelled event stands in the draft without flights, and gets none again.
    const isKnown = had !== undefined && (had.flights.length > 0 || flights.length === 0);
    if (!isKnown && !facts.events.has(eventId)) return [{ field: `${at}.eventId`, code: 'MustExist' }];
    const known = new Set(had?.flights.flatMap(({ programmes }) => programmes));
    const taken = new Set<string>();
    return flights.flatMap(({ id, programmes }, index): DraftProblem[] => {
      const field = `${at}.flights.${index}`;
      const isTaken = flightIds.has(id);
      flightIds.add(id);
      const problems: DraftProblem[] = isTaken ? [{ field: `${field}.id`, code: 'AlreadyExist' }] : [];
      if (programmes.length === 0) problems.push({ field: `${field}.programmes`, code: 'NotNull' });
      for (const [position, programme] of programmes.entries()) {
        const code = programmeFault(programme);
        if (code) problems.push({ field: `${field}.programmes.${position}`, code });
        taken.add(programme);
      }
      return problems;
    });

    function programmeFault(programme: string): FieldCode | null {
      if (taken.has(programme)) return 'AlreadyExist';
      if (known.has(programme)) return null;
      const event = facts.programmes.get(programme);
      if (event === undefined) return 'MustExist';
      return event === eventId ? null : 'MustEnabled';
    }
  });
}

function panelProblems(before: ScheduleDraft, { panels }: SentParts, facts: DraftFacts): DraftProblem[] {
  const known = new Set(before.panels.flatMap(seatsOf));
  const isUnknown = (coach: string | null) =>
    coach !== null && !known.has(coach) && !facts.coaches.has(coach);
  return panels.flatMap(({ surfaceId, date, panels: some }, place): DraftProblem[] => {
    const at = `panels.${place}`;
    if (panels.findIndex((other) => trackOf(other) === trackOf({ surfaceId, date })) < place)
      return [{ field: `${at}.date`, code: 'AlreadyExist' }];
    const hadThem = before.panels.some((other) => trackOf(other) === trackOf({ surfaceId, date }));
    const isKnown = hadThem || facts.surfaces.some(({ id }) => id === surfaceId);
    if (!isKnown) return [{ field: `${at}.surfaceId`, code: 'MustExist' }];
    return some.flatMap(({ id, judges, referee }, index): DraftProblem[] => {
      const field = `${at}.panels.${index}`;
      const isDuplicate = some.findIndex((other) => other.id === id) < index;
      return [
        ...(isDuplicate ? [{ field: `${field}.id`, code: 'AlreadyExist' as const }] : []),
        ...seatProblems(judges, referee, isUnknown).map(({ field: seat, code }) => ({
          field: `${field}.${seat}`,
          code,
        })),
      ];
    });
  });
}

/** A judge sits once on a panel. */
function seatProblems(
  judges: readonly (string | null)[],
  referee: string | null,
  isUnknown: (coach: string | null) => boolean,
): DraftProblem[] {
  const seats = [...judges, referee];
  return seats.flatMap((coach, seat): DraftProblem[] => {
    const field = seat < judges.length ? `judges.${seat}` : 'referee';
    if (isUnknown(coach)) return [{ field, code: 'MustExist' }];
    return coach !== null && seats.indexOf(coach) < seat ? [{ field, code: 'AlreadyExist' }] : [];
  });
}

/** Blocks and panels of flights that are not there, and flights with two blocks or two panels. */
function referenceProblems(before: ScheduleDraft, sent: SentParts): DraftProblem[] {
  const events = withSent(before.events, sent.events, ({ eventId }) => eventId);
  const flights = new Set(events.flatMap((event) => event.flights.map(({ id }) => id)));
  const blocks = namedFlights(
    withSent(before.tracks, sent.tracks, trackOf).map((track) => ({
      field: fieldOf('tracks', sent.tracks, track),
      flightIds: track.blocks.map(({ flightId }, index) => [`blocks.${index}.flightId`, flightId] as const),
    })),
  );
  const panels = namedFlights(
    withSent(before.panels, sent.panels, trackOf).map((track) => ({
      field: fieldOf('panels', sent.panels, track),
      flightIds: track.panels.flatMap((panel, index) =>
        panel.flightIds.map((id, place) => [`panels.${index}.flightIds.${place}`, id] as const),
      ),
    })),
  );
  return [...blocks, ...panels];

  function namedFlights(
    parts: readonly {
      readonly field: string | null;
      readonly flightIds: readonly (readonly [path: string, flightId: string | undefined])[];
    }[],
  ): DraftProblem[] {
    const seen = new Set<string>();
    // Stored parts come first, so that the sent ones are at fault.
    const ordered = parts.toSorted((one, other) => Number(one.field !== null) - Number(other.field !== null));
    return ordered.flatMap(({ field, flightIds }) =>
      flightIds.flatMap(([path, flightId]): DraftProblem[] => {
        if (flightId === undefined) return [];
        const isTwice = seen.has(flightId);
        seen.add(flightId);
        if (field === null) {
          const place = sent.events.findIndex((event) => hadFlight(event.eventId, flightId));
          return flights.has(flightId) ? [] : [{ field: `events.${place}.flights`, code: 'MustEnabled' }];
        }
        if (!flights.has(flightId)) return [{ field: `${field}.${path}`, code: 'MustExist' }];
        return isTwice ? [{ field: `${field}.${path}`, code: 'AlreadyExist' }] : [];
      }),
    );
  }

  function hadFlight(eventId: string, flightId: string): boolean {
    const event = before.events.find((one) => one.eventId === eventId);
    return event?.flights.some(({ id }) => id === flightId) ?? false;
  }
}

/** Puts the sent parts in place of the stored ones. */
function withSent<Sent>(
  stored: readonly NoInfer<Sent>[],
  sent: readonly Sent[],
  nameOf: (part: Sent) => string,
): Sent[] {
  const replaced = new Set(sent.map(nameOf));
  return [...stored.filter((part) => !replaced.has(nameOf(part))), ...sent];
}

/** Null for a part that stays. */
function fieldOf<Part>(name: string, sent: readonly Part[], part: Part): string | null {
  const place = sent.indexOf(part);
  return place < 0 ? null : `${name}.${place}`;
}

const trackOf = ({ surfaceId, date }: { readonly surfaceId: string; readonly date: string }) =>
  `${surfaceId} ${date}`;

const placeOf = ({ start, kind, flightId = '' }: SentParts['tracks'][number]['blocks'][number]) =>
  `${start} ${kind} ${flightId}`;

const seatsOf = ({ panels }: ScheduleDraft['panels'][number]) =>
  panels.flatMap(({ judges, referee }) => [...judges, referee]).filter((coach) => coach !== null);
