/** The places of a flight from the last to the first, as they are called to the podium. Who did not skate is left out. */
export function inOrderOfAnnouncement<Row extends { readonly place: number | null }>(
  rows: readonly Row[],
): (Row & { readonly place: number })[] {
  return rows
    .flatMap((row) => (row.place === null ? [] : [{ ...row, place: row.place }]))
    .toSorted((one, other) => other.place - one.place);
}

/**
 * Whether a result's awards can be given: everybody may know it, or is to hear it at the awards.
 * @param result an approved one
 */
export const canBeAwarded = (result: {
  readonly posted: object | null;
  readonly isHeldUntilAwards: boolean;
}): boolean => result.posted !== null || result.isHeldUntilAwards;
