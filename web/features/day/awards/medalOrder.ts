/** The medals that an order lacks for its flights, by place; empty where it is enough. */
export function missingMedals(
  ordered: readonly number[],
  needed: readonly number[],
): { readonly place: number; readonly count: number }[] {
  return needed.flatMap((count, index) => {
    const missing = count - (ordered[index] ?? 0);
    return missing > 0 ? [{ place: index + 1, count: missing }] : [];
  });
}

/** Whether the flights need what was ordered, spare ones included. */
export const isSameMedalOrder = (ordered: readonly number[], needed: readonly number[]): boolean =>
  ordered.join() === needed.join();
