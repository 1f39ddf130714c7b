import { type FileFault, fieldPath } from '../../contract/core/fileFault.ts';
import type { Problem } from '../../contract/core/planningFiles.ts';

/** A reference from a path to an id that must be in a list; null refers to nothing. */
type Reference = readonly [path: readonly PropertyKey[], id: string | null, known: ReadonlySet<string>];

/** The first id that refers to nothing in the file. */
export function referenceFault(problem: Problem): FileFault | null {
  const references = [...referencesOfPeople(problem), ...referencesOfFixed(problem)];
  const missing = references.find(([, id, known]) => id !== null && !known.has(id));
  if (!missing) return null;
  const [path, id] = missing;
  return { field: fieldPath(path), message: `"${id ?? ''}" is not in the file` };
}

function referencesOfPeople({ programmes, events, skaters, coaches }: Problem): Reference[] {
  const [eventIds, skaterIds, coachIds] = [idsOf(events), idsOf(skaters), idsOf(coaches)];
  return [
    ...programmes.flatMap(({ eventId, skaters: own, coachId }, index): Reference[] => [
      [['programmes', index, 'eventId'], eventId, eventIds],
      ...own.map((id, place): Reference => [['programmes', index, 'skaters', place], id, skaterIds]),
      [['programmes', index, 'coachId'], coachId, coachIds],
    ]),
    ...coaches.map(({ skaterId }, index): Reference => [['coaches', index, 'skaterId'], skaterId, skaterIds]),
  ];
}

function referencesOfFixed({ fixed, events, programmes, surfaces, coaches }: Problem): Reference[] {
  const [eventIds, programmeIds] = [idsOf(events), idsOf(programmes)];
  const [surfaceIds, coachIds, flightIds] = [idsOf(surfaces), idsOf(coaches), idsOf(fixed.flights)];
  return [
    ...fixed.flights.flatMap(({ eventId, programmes: own }, index): Reference[] => [
      [['fixed', 'flights', index, 'eventId'], eventId, eventIds],
      ...own.map((id, place): Reference => [
        ['fixed', 'flights', index, 'programmes', place],
        id,
        programmeIds,
      ]),
    ]),
    ...fixed.blocks.flatMap(({ surfaceId, flightId, kind }, index): Reference[] => [
      [['fixed', 'blocks', index, 'surfaceId'], surfaceId, surfaceIds],
      // A block of a flight names one; any other block need not.
      [['fixed', 'blocks', index, 'flightId'], flightId ?? (kind === 'flight' ? '' : null), flightIds],
    ]),
    ...fixed.panels.flatMap(({ surfaceId, flightIds: own, judges, referee }, index): Reference[] => {
      const path = ['fixed', 'panels', index];
      return [
        [[...path, 'surfaceId'], surfaceId, surfaceIds],
        ...own.map((id, place): Reference => [[...path, 'flightIds', place], id, flightIds]),
        ...judges.map((id, place): Reference => [[...path, 'judges', place], id, coachIds]),
        [[...path, 'referee'], referee, coachIds],
      ];
    }),
  ];
}

const idsOf = (items: readonly { readonly id: string }[]): ReadonlySet<string> =>
  new Set(items.map(({ id }) => id));
