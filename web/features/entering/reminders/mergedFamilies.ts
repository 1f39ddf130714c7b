import type { FamilyToRemind } from '../../../../shared/contract/entering/notifications/reminders.ts';

/** Merges the families of two pages, as a family's entries can be on both; keeps the order of the first. */
export function mergedFamilies(
  before: readonly FamilyToRemind[],
  page: readonly FamilyToRemind[],
): FamilyToRemind[] {
  const families = new Map(before.map((family) => [family.accountId, family]));
  for (const family of page) {
    const known = families.get(family.accountId);
    families.set(
      family.accountId,
      known ? { ...known, entries: [...known.entries, ...family.entries] } : family,
    );
  }
  return [...families.values()];
}
