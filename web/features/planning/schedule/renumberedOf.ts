import type { ScheduleDraft } from '../../../../shared/contract/planning/draftParts.ts';
import type { NamedFlight } from '../draft/index.ts';

/** A draft with the numbers of its flights. */
export interface NumberedDraft {
  readonly draft: Pick<ScheduleDraft, 'generation' | 'events'>;
  readonly flightNames: ReadonlyMap<string, NamedFlight>;
}

/** A flight with another number than before. */
export interface Renumbered {
  readonly event: string;
  readonly from: number;
  readonly to: number;
  /** The programme by which people know the flight: its first. */
  readonly first: string;
}

/** The flights that have another number because they changed places, the earliest first; none where an event got other flights. */
export function renumberedOf(before: NumberedDraft, after: NumberedDraft): Renumbered[] {
  if (before.draft === after.draft || before.draft.generation !== after.draft.generation) return [];
  const flightsBefore = new Map(before.draft.events.map(({ eventId, flights }) => [eventId, idsOf(flights)]));
  return after.draft.events.flatMap(({ eventId, flights }) => {
    if (flightsBefore.get(eventId) !== idsOf(flights)) return [];
    return flights
      .flatMap(({ id, programmes: [first] }): Renumbered[] => {
        const [old, now] = [before.flightNames.get(id), after.flightNames.get(id)];
        if (!old || !now || first === undefined || old.part === now.part) return [];
        return [{ event: now.event, from: old.part, to: now.part, first }];
      })
      .toSorted((one, other) => one.to - other.to);
  });
}

const idsOf = (flights: readonly { readonly id: string }[]) =>
  flights
    .map(({ id }) => id)
    .toSorted()
    .join(' ');
