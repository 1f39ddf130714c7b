import { rank, sum } from './ranking.ts';

export interface Ordinals {
  readonly id: string;
  /** The place that each judge gave. */
  readonly ordinals: readonly number[];
}

/**
 * Places by the majority of ordinals. For c = 1, 2, ...: of those without a place who have a majority of ordinals up to
 * c, the one with more such ordinals comes first, then the one with their smaller sum. Then 6.0 compares the sum of all
 * ordinals; the skating system looks at c + 1, c + 2, ... among the equal ones. All who have the majority at c are
 * placed before c + 1 is looked at. Sources: the rule books of 6.0 judging and of the skating system.
 * @param competitors with the same number of ordinals each
 * @returns by place; a tie shares the better place in 6.0, and the mean of its places in the skating system
 */
export function placeByMajority(
  competitors: readonly Ordinals[],
  variant: '6.0' | 'skating',
): { readonly id: string; readonly place: number }[] {
  const judges = competitors[0]?.ordinals.length ?? 0;
  const needed = Math.floor(judges / 2) + 1;
  const highest = Math.max(0, ...competitors.flatMap(({ ordinals }) => ordinals));
  const placed: { id: string; place: number }[] = [];
  let waiting = [...competitors];
  for (let column = 1; column <= highest; column += 1) {
    const withMajority = waiting.filter((competitor) => upTo(competitor, column).length >= needed);
    const ranked = rank(
      withMajority,
      (one, other) => compareAt(one, other, column, variant === 'skating' ? highest : column, variant),
      variant === 'skating',
    );
    const before = placed.length;
    placed.push(...ranked.map(({ item, place }) => ({ id: item.id, place: before + place })));
    waiting = waiting.filter((competitor) => !withMajority.includes(competitor));
  }
  return placed;
}

const upTo = ({ ordinals }: Ordinals, column: number) => ordinals.filter((ordinal) => ordinal <= column);

function compareAt(
  one: Ordinals,
  other: Ordinals,
  from: number,
  until: number,
  variant: '6.0' | 'skating',
): number {
  for (let column = from; column <= until; column += 1) {
    const first = upTo(one, column);
    const second = upTo(other, column);
    const difference = second.length - first.length || sum(first) - sum(second);
    if (difference !== 0) return difference;
  }
  return variant === '6.0' ? sum(one.ordinals) - sum(other.ordinals) : 0;
}
