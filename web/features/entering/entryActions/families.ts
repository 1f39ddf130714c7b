import type { ActionRow } from './actionRow.ts';

/** As many families as one call takes. */
const FAMILIES = 10;

/** The families of these entries, each once. */
export function familiesOfRows(rows: readonly Pick<ActionRow, 'familyId'>[]): string[] {
  return [...new Set(rows.flatMap(({ familyId }) => familyId ?? []))];
}

/** Items in parts of so many. */
export function inParts<Item>(items: readonly Item[], size = FAMILIES): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/**
 * Entries in parts of at most so many, a family's always in one part: it is mailed once. A family with more
 * entries than a part is mailed for the first of them.
 */
export function entriesByFamily(
  rows: readonly Pick<ActionRow, 'id' | 'familyId'>[],
  size: number,
): string[][] {
  const families = Map.groupBy(rows, ({ familyId }) => familyId);
  families.delete(null);
  const parts: string[][] = [];
  for (const own of families.values()) {
    const ids = own.slice(0, size).map(({ id }) => id);
    const last = parts.at(-1);
    if (last && last.length + ids.length <= size) last.push(...ids);
    else parts.push(ids);
  }
  return parts;
}
