/** A flight by the people on the ice in each programme: 1, of a couple 2, of a team its members. */
export type SizesOfFlight = readonly number[];

/** The spare medals of a competition in per cent, unless it sets another figure: ties and a broken ribbon (default). */
export const USUAL_SPARE_PERCENT = 10;

/**
 * Medals of each place that flights can need when nobody ties, one for each person. Nobody knows yet which team wins, so
 * each place of a flight has as many as its largest team. A lone skater, against the book, can be first or second.
 * @param lastPlace which everybody after the places has
 * @returns from the first place to the last that a flight can have
 */
export function medalsToOrder(flights: readonly SizesOfFlight[], lastPlace: number): number[] {
  const places = Math.min(lastPlace, Math.max(0, ...flights.map(placesOf)));
  return Array.from({ length: places }, (_, index) =>
    flights.reduce((total, sizes) => {
      const after = placesOf(sizes) - index;
      const programmes = index + 1 === lastPlace ? Math.max(0, after) : Number(after > 0);
      return total + programmes * Math.max(0, ...sizes);
    }, 0),
  );
}

const placesOf = (sizes: SizesOfFlight) => (sizes.length === 1 ? 2 : sizes.length);

/** With the spare ones, in whole medals of each place. */
export const withSpare = (medals: readonly number[], percent: number): number[] =>
  medals.map((count) => Math.ceil((count * (100 + percent)) / 100));

export const allOf = (medals: readonly number[]): number => medals.reduce((total, count) => total + count, 0);

/** "1st", "2nd", "11th". */
export function ordinal(place: number): string {
  const ending = { one: 'st', two: 'nd', few: 'rd' }[ORDINALS.select(place) as string] ?? 'th';
  return `${String(place)}${ending}`;
}

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
