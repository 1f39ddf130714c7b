import { oldestFirst } from './familyBalance.ts';
import type { Allocation, OpenBalance } from './allocationsOf.ts';

/** An entry with the references that a transfer can quote for it. */
export interface ReferencedEntry {
  readonly id: string;
  readonly paymentReference: string;
  /** Its family's; null until the family needed one. */
  readonly familyReference: string | null;
  /** Others that the family was given before it took its entries over. */
  readonly earlierFamilyReferences?: readonly string[] | undefined;
  /** A UTC instant. */
  readonly submittedAt: string;
}

/** All references by which a family's transfer is found. */
export function transferReferences({
  familyReference,
  earlierFamilyReferences = [],
}: Pick<ReferencedEntry, 'familyReference' | 'earlierFamilyReferences'>): readonly string[] {
  return familyReference === null ? earlierFamilyReferences : [familyReference, ...earlierFamilyReferences];
}

/** The entries that a reference stands for: one entry, or all of a family, oldest first. */
export interface ReferencedEntries<Entry> {
  readonly entries: readonly Entry[];
  readonly isFamily: boolean;
}

/**
 * The entries behind each reference. A reference that stands for an entry and for another family is left
 * out: such a transfer is a person's to allocate.
 */
export function referencedEntries<Entry extends ReferencedEntry>(
  entries: readonly Entry[],
): ReadonlyMap<string, ReferencedEntries<Entry>> {
  const found = new Map<string, ReferencedEntries<Entry>>(
    entries.map((entry) => [entry.paymentReference, { entries: [entry], isFamily: false }]),
  );
  const families = new Map<string, Entry[]>();
  for (const entry of entries.toSorted(oldestFirst)) {
    for (const reference of transferReferences(entry))
      families.set(reference, [...(families.get(reference) ?? []), entry]);
  }
  for (const [reference, ofFamily] of families) {
    if (found.has(reference)) found.delete(reference);
    else found.set(reference, { entries: ofFamily, isFamily: true });
  }
  return found;
}

/**
 * Splits a family's transfer over its entries in their order: each gets what it owes and no more. What is left
 * is not allocated, so it stays with the bank transaction until somebody decides.
 */
export function familyAllocationsOf(amount: number, entries: readonly OpenBalance[]): Allocation[] {
  let left = amount;
  return entries.flatMap(({ id, balance }) => {
    const part = Math.min(left, Math.max(0, balance));
    left -= part;
    return part > 0 ? [{ entryId: id, amount: part }] : [];
  });
}
