import type { PlacedBlock } from '../../../../../shared/domain/planning/draft/planOfDraft.ts';
import { secondsOfTime } from '../../../../../shared/domain/core/dates/times.ts';
import { keyOfBlock } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import type { Selected } from '../workspace.ts';
import { anchorOf, selectBlocks, selectedKeys } from './selection.ts';

/**
 * What was selected, after a change was taken back or made again. A block of no flight is named by its place: one that is gone
 * is where another of its kind and length came.
 */
export function followedSelection(
  selected: Selected | null,
  before: readonly PlacedBlock[],
  after: readonly PlacedBlock[],
): Selected | null {
  if (selected?.kind === 'person') return selected;
  const [was, is] = [new Set(before.map(keyOfBlock)), new Set(after.map(keyOfBlock))];
  const come = Map.groupBy(byPlace(after.filter((one) => !was.has(keyOfBlock(one)))), likeness);
  const followed = new Map(
    byPlace(before.filter((one) => !is.has(keyOfBlock(one)))).flatMap((gone) => {
      const place = come.get(likeness(gone))?.shift();
      return place ? [[keyOfBlock(gone), keyOfBlock(place)] as const] : [];
    }),
  );
  const follow = (key: string) => followed.get(key) ?? key;
  const keys = selectedKeys(selected)
    .map(follow)
    .filter((key) => is.has(key));
  return selectBlocks([...new Set(keys)], follow(anchorOf(selected) ?? ''));
}

const likeness = ({ kind, seconds, flightId, title }: PlacedBlock) =>
  JSON.stringify([kind, seconds, flightId, title]);

const byPlace = (blocks: readonly PlacedBlock[]) =>
  blocks.toSorted(
    (one, other) =>
      one.date.localeCompare(other.date) ||
      one.surfaceId.localeCompare(other.surfaceId) ||
      secondsOfTime(one.start) - secondsOfTime(other.start),
  );
