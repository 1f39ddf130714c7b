import type { TeamPoints, TeamRink } from '../../../contract/day/results/publicResults.ts';

/** A posted result of a programme, as far as rinks are concerned. */
export interface CountedProgramme {
  readonly eventId: string;
  readonly place: number;
  readonly points: number;
  /** The skaters, each with a rink. */
  readonly skaters: readonly { readonly id: string; readonly rink: string }[];
  /** As published; null where it may not stand beside a rink, and then neither may event and place. */
  readonly name: string | null;
}

/**
 * The rinks in their order: points of all entries, and points of one skater, so that small rinks have a trophy too. An entry
 * of several rinks gives each an equal part. Source: competition-day.md, section 5. Entries that may not be named
 * beside their rink are one sum: event and place would find them in the public result, and so tell their rink.
 * @param names of rinks by id; a rink that is not registered is its own name
 * @returns by points, then name; equal ones share the better place
 */
export function teamPointsOf(
  programmes: readonly CountedProgramme[],
  names: ReadonlyMap<string, string>,
): TeamPoints['rinks'] {
  const parts = programmes.flatMap((programme) => {
    const rinks = [...new Set(programme.skaters.map(({ rink }) => rink))].filter((rink) => rink !== '');
    return rinks.map((rink) => ({
      rink,
      programme,
      points: programme.points / rinks.length,
      of: rinks.length,
    }));
  });
  const rinks = [...Map.groupBy(parts, ({ rink }) => rink)].map(([rink, own]) => {
    const points = sumOf(own);
    const skaters = new Set(
      own.flatMap(({ programme }) =>
        programme.skaters.filter((skater) => skater.rink === rink).map(({ id }) => id),
      ),
    ).size;
    return {
      name: names.get(rink) ?? rink,
      points,
      skaters,
      average: skaters === 0 ? 0 : Math.round((points / skaters) * 100) / 100,
      entries: own
        .toSorted((one, other) => other.points - one.points)
        .flatMap(({ programme: { eventId, name, place }, points: share, of }) =>
          name === null ? [] : [{ eventId, name, place, points: share, isShared: of > 1 }],
        ),
      otherPoints: sumOf(own.filter(({ programme }) => programme.name === null)),
    };
  });
  const placeBy = (value: (rink: (typeof rinks)[number]) => number, own: number) =>
    1 + rinks.filter((rink) => value(rink) > own).length;
  return rinks
    .map((rink): TeamRink => ({
      ...rink,
      place: placeBy(({ points }) => points, rink.points),
      placeByAverage: placeBy(({ average }) => average, rink.average),
    }))
    .sort((one, other) => other.points - one.points || one.name.localeCompare(other.name, 'en'));
}

const sumOf = (parts: readonly { readonly points: number }[]) =>
  parts.reduce((sum, { points }) => sum + points, 0);
