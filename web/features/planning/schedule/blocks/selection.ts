import type { Problem } from '../../../../../shared/contract/core/planningFiles.ts';
import { blocksWithoutIce } from '../../../../../shared/domain/planning/ice/lostBlocks.ts';
import { secondsOfTime } from '../../../../../shared/domain/core/dates/times.ts';
import type { PlacedBlock } from '../../../../../shared/domain/planning/draft/planOfDraft.ts';
import type { BegunFlightsById } from '../../draft/index.ts';
import type { Selected } from '../workspace.ts';
import {
  keyOfBlock,
  keyOfTrack,
  type TrackId,
} from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import type { BlockColumn } from './columns.ts';

interface Span {
  /** Seconds since the venue's midnight. */
  readonly from: number;
  readonly until?: number;
}

/** The keys of blocks that can be moved, without those that are locked or have begun, on some columns from a time of the day on. */
export function blocksFrom(
  columns: readonly Pick<BlockColumn, 'key'>[],
  blocks: readonly PlacedBlock[],
  begun: BegunFlightsById,
  { from, until = Infinity }: Span,
): string[] {
  const keys = new Set(columns.map(({ key }) => key));
  return blocks
    .filter((block) => keys.has(keyOfTrack(block)) && !block.locked && !begun.has(block.flightId ?? ''))
    .filter(({ start }) => secondsOfTime(start) >= from && secondsOfTime(start) <= until)
    .map(keyOfBlock);
}

/** Which blocks without ice are meant: all, or those of one surface and day. */
export type LostIce = TrackId | 'all';

/** The blocks that have no ice since hours were taken away, but for what has skated: what can be moved, moves together. */
export function selectWithoutIce(
  problem: Pick<Problem, 'surfaces'>,
  blocks: readonly PlacedBlock[],
  skated: ReadonlySet<string>,
  lost: LostIce,
): Selected | null {
  const keys = blocksWithoutIce(problem, blocks, skated).flatMap((index) => {
    const block = blocks[index];
    const isMeant = block && (lost === 'all' || keyOfTrack(block) === keyOfTrack(lost));
    return isMeant && !block.locked ? [keyOfBlock(block)] : [];
  });
  return selectBlocks(keys, keys[0] ?? '');
}

/** All such blocks that lie between two of them on the board: from column to column, and from start to start. */
export function blocksBetween(
  columns: readonly BlockColumn[],
  blocks: readonly PlacedBlock[],
  begun: BegunFlightsById,
  [one, other]: readonly [string, string],
): string[] {
  const ends = [one, other].flatMap((key) => blocks.find((block) => keyOfBlock(block) === key) ?? []);
  const places = ends.map((block) => columns.findIndex(({ key }) => key === keyOfTrack(block)));
  const starts = ends.map(({ start }) => secondsOfTime(start));
  const between = columns.slice(Math.min(...places), Math.max(...places) + 1);
  return blocksFrom(between, blocks, begun, { from: Math.min(...starts), until: Math.max(...starts) });
}

/** The selection of some blocks: of one its details, of none nothing. */
export function selectBlocks(keys: readonly string[], anchor: string): Selected | null {
  const [only] = keys;
  if (only === undefined) return null;
  return keys.length === 1 ? { kind: 'block', key: only } : { kind: 'blocks', keys, anchor };
}

export function selectedKeys(selected: Selected | null): readonly string[] {
  if (selected?.kind === 'blocks') return selected.keys;
  return selected?.kind === 'block' ? [selected.key] : [];
}

/** The selection with one block more, or without it. */
export function toggled(selected: Selected | null, key: string): Selected | null {
  const keys = selectedKeys(selected);
  return selectBlocks(keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key], key);
}

/** The block from which a selection is extended. */
export const anchorOf = (selected: Selected | null): string | null =>
  selected?.kind === 'blocks' ? selected.anchor : selected?.kind === 'block' ? selected.key : null;
