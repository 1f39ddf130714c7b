import type { OnIce } from '../onIce/judgingOf.ts';

type PointsTable = OnIce['points'];

/**
 * The points of each place of a flight, in its order: those for taking part and those of the place. Whoever ties gets
 * the points of the better place, also where the skating system shows the mean. Programmes without a
 * place (null) get no points.
 */
export function pointsOf(table: PointsTable, places: readonly (number | null)[]): number[] {
  return places.map((place) =>
    place === null ? 0 : table.participation + (table.places[betterPlace(place, places) - 1] ?? 0),
  );
}

/** The first of the places that a mean stands for: 2 for three who tie is the mean of 1, 2 and 3. */
function betterPlace(place: number, places: readonly (number | null)[]): number {
  const before = places.filter((other) => other !== null && other < place).length;
  const tied = places.filter((other) => other === place).length;
  return place === before + (tied + 1) / 2 ? before + 1 : place;
}
