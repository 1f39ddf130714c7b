/**
 * The reference that a family quotes in a bank transfer, such as "K7QM-2F9D": the last characters of a ULID (of the entry's,
 * or of one drawn for the family), whose alphabet has no I, L, O or U. They are random, so they do not reveal
 * how many entries there are.
 */
export function paymentReference(id: string): string {
  const letters = id.slice(-8);
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
