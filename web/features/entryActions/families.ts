import type { ActionRow } from './actionRow.ts';

/** The families of these entries, each once. */
export function familiesOf(rows: readonly Pick<ActionRow, 'familyId'>[]): string[] {
  return [...new Set(rows.flatMap(({ familyId }) => familyId ?? []))];
}

/** As many families as one call takes. */
const PART = 10;

export function inParts<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / PART) }, (_, index) =>
    items.slice(index * PART, (index + 1) * PART),
  );
}
