/** A competitor with a place; equal ones share the better place, and the next is skipped. */
export interface RankedItem<Item> {
  readonly item: Item;
  readonly place: number;
}

/**
 * Places for items, the best first.
 * @param compare negative if the first is better, 0 if they are equal
 * @param mean whether equal items get the mean of their places instead of the better one
 */
export function rank<Item>(
  items: readonly Item[],
  compare: (one: Item, other: Item) => number,
  mean = false,
): RankedItem<Item>[] {
  const sorted = [...items].sort(compare);
  return sorted.map((item) => {
    const first = sorted.findIndex((other) => compare(other, item) === 0);
    const last = sorted.findLastIndex((other) => compare(other, item) === 0);
    return { item, place: mean ? (first + last) / 2 + 1 : first + 1 };
  });
}

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
