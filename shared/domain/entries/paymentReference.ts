/**
 * What a family writes on a transfer, "K7QM-2F9D": the last letters of the entry's ULID, whose
 * alphabet has no I, L, O or U. Random, so it tells nothing of how many entries there are.
 */
export function paymentReference(entryId: string): string {
  const letters = entryId.slice(-8);
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
