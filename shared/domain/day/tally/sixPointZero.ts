import type { SixPointZeroFlight } from '../../../contract/day/sheets/tallyFiles.ts';
import { placeByMajority } from './majority.ts';
import { rank } from './ranking.ts';

type Competitor = SixPointZeroFlight['competitors'][number];
type Mark = Competitor['marks'][number];

/**
 * The result of a 6.0 event: each judge's totals become ordinals, which the majority then places. Equal totals of a
 * judge are decided by `decidedBy`; if that is equal too, they share the ordinal and the next is skipped.
 * @param competitors who skated, with one mark for each judge
 * @returns by place, with the ordinals of each
 */
export function tallySixPointZero(
  competitors: readonly Competitor[],
  decidedBy: SixPointZeroFlight['decidedBy'],
): { readonly id: string; readonly place: number; readonly ordinals: readonly number[] }[] {
  const judges = competitors[0]?.marks.length ?? 0;
  const ordinals = new Map(competitors.map(({ id }) => [id, [] as number[]]));
  for (let judge = 0; judge < judges; judge += 1) {
    const ranked = rank(competitors, (one, other) =>
      compareMarks(one.marks[judge], other.marks[judge], decidedBy),
    );
    for (const { item, place } of ranked) ordinals.get(item.id)?.push(place);
  }
  const list = [...ordinals].map(([id, given]) => ({ id, ordinals: given }));
  return placeByMajority(list, '6.0').map(({ id, place }) => ({
    id,
    place,
    ordinals: ordinals.get(id) ?? [],
  }));
}

function compareMarks(
  one: Mark | undefined,
  other: Mark | undefined,
  decidedBy: SixPointZeroFlight['decidedBy'],
): number {
  if (!one || !other) return 0;
  return (
    other.technical + other.presentation - one.technical - one.presentation ||
    other[decidedBy] - one[decidedBy]
  );
}
