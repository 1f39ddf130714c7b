import type { Item } from '../table/read.ts';

/** When an item is due: the end of its place. */
const dueOf = (item: Item) => String(item['gsi1sk']).split('#').at(-1) ?? '';

const byDue = (one: Item, other: Item) => (dueOf(one) < dueOf(other) ? -1 : 1);

/**
 * The order in which due items are done: what is about accounts first, because somebody waits for a link; then one item of each
 * competition in turns, the oldest first (decision 0307).
 * @param parts items by competition; '' for those about accounts
 */
export function fairOrder(parts: ReadonlyMap<string, readonly Item[]>): readonly Item[] {
  const direct = parts.get('') ?? [];
  const turns = [...parts].filter(([id]) => id !== '').map(([, items]) => items.toSorted(byDue));
  const longest = Math.max(0, ...turns.map(({ length }) => length));
  const inTurns = Array.from({ length: longest }, (_, turn) =>
    turns.flatMap((items) => items.slice(turn, turn + 1)),
  );
  return [...direct.toSorted(byDue), ...inTurns.flat()];
}
