import type { DraftBlock } from '../../../../../shared/contract/planning/draftParts.ts';
import type { Problem } from '../../../../../shared/contract/core/planningFiles.ts';
import { type Placing, placeBlock } from '../../../../../shared/domain/planning/byHand/placeBlock.ts';
import { secondsOfTime, timeOfSeconds } from '../../../../../shared/domain/core/dates/times.ts';
import type { BlockColumn } from './columns.ts';
import type { DraftEdit } from '../../draft/index.ts';
import type { PlacedBlock } from '../../../../../shared/domain/planning/draft/planOfDraft.ts';
import { withPanelOfRun } from '../../../../../shared/domain/planning/draft/panelOfRun.ts';
import {
  blocksOn,
  endOf,
  keyOfBlock,
  placedBlocks,
  withBlocks,
  type TrackId,
} from '../../../../../shared/domain/planning/draft/draftBlocks.ts';

/** Where a block goes: a track, and a time of it in `HH:MM:SS`. */
export interface BlockPlace extends TrackId {
  readonly start: string;
}

type Hours = Pick<Problem, 'surfaces' | 'fixed'>;

/**
 * Puts a block elsewhere; what is in its way goes later.
 * @param from where whoever moves it has seen it: it stays where somebody else has put it since
 */
export function moveBlock(hours: Hours, key: string, place: BlockPlace, from?: BlockPlace): DraftEdit {
  return (draft) => {
    const blocks = placedBlocks(draft);
    const index = blocks.findIndex((block) => keyOfBlock(block) === key);
    const block = blocks[index];
    if (from && block && !isAt(block, from)) return { fault: 'movedSince' };
    return placed(hours, blocks, place, index, draft);
  };
}

const isAt = (block: PlacedBlock, { surfaceId, date, start }: BlockPlace) =>
  block.surfaceId === surfaceId && block.date === date && block.start === start;

/** Adds a block, also one of a flight that is not on the ice yet. */
export function addBlock(hours: Hours, block: Omit<DraftBlock, 'start'>, place: BlockPlace): DraftEdit {
  return (draft) => {
    const blocks = placedBlocks(draft);
    const isThere =
      block.flightId !== undefined && blocks.some(({ flightId }) => flightId === block.flightId);
    if (isThere) return { fault: 'alreadyPlaced' };
    return placed(hours, [...blocks, { ...block, ...place }], place, blocks.length, draft);
  };
}

function placed(
  hours: Hours,
  blocks: readonly PlacedBlock[],
  { surfaceId, date, start }: BlockPlace,
  index: number,
  draft: Parameters<DraftEdit>[0],
): ReturnType<DraftEdit> {
  const placing: Placing = { block: index, surfaceId, date, at: { start } };
  const result = placeBlock(hours, blocks, placing);
  if ('fault' in result) return result;
  const after = withBlocks(draft, result.blocks);
  const flightId = blocks[index]?.flightId;
  return flightId === undefined ? after : withPanelOfRun(after, flightId);
}

/** Takes a block off the ice: a flight is then in the list of those without a time. */
export const removeBlock = (key: string): DraftEdit => changeBlock(key, () => null);

export const lockBlock = (key: string, isLocked: boolean): DraftEdit =>
  changeBlock(key, ({ locked: _locked, ...block }) => (isLocked ? { ...block, locked: true } : block), true);

/** Gives a block another title and length; what follows it goes later if it has to. */
export function describeBlock(hours: Hours, key: string, title: string, seconds: number): DraftEdit {
  const describe = changeBlock(key, ({ title: _title, ...block }) => ({
    ...block,
    seconds,
    ...(title === '' ? {} : { title }),
  }));
  return (draft) => {
    const described = describe(draft);
    if ('fault' in described) return described;
    const block = placedBlocks(described).find((one) => keyOfBlock(one) === key);
    return block ? moveBlock(hours, key, block)(described) : described;
  };
}

function changeBlock(
  key: string,
  change: (block: PlacedBlock) => PlacedBlock | null,
  isForLocked = false,
): DraftEdit {
  return (draft) => {
    const blocks = placedBlocks(draft);
    const block = blocks.find((one) => keyOfBlock(one) === key);
    if (!block) return { fault: 'unknownBlock' };
    if (block.locked && !isForLocked) return { fault: 'locked' };
    return withBlocks(
      draft,
      blocks.flatMap((one) => (one === block ? (change(one) ?? []) : [one])),
    );
  };
}

/** Closes the gap that begins at a time: what follows starts earlier, up to the first locked block or closed hours. */
export function closeGap(
  column: Pick<BlockColumn, 'surfaceId' | 'date' | 'closed'>,
  from: number,
): DraftEdit {
  return (draft) => {
    const blocks = placedBlocks(draft);
    const end = Math.min(
      ...column.closed.map((span) => (span.from >= from ? span.from : Infinity)),
      Infinity,
    );
    const after = blocksOn(blocks, column).filter(({ start }) => {
      const at = secondsOfTime(start);
      return at >= from && at < end;
    });
    const lockedAt = after.findIndex(({ locked }) => locked);
    const movable = lockedAt < 0 ? after : after.slice(0, lockedAt);
    const [first] = movable;
    if (!first) return { fault: lockedAt < 0 ? 'unknownBlock' : 'locked' };
    const gap = secondsOfTime(first.start) - from;
    const earlier = new Map(
      movable.map((block) => [
        keyOfBlock(block),
        { ...block, start: timeOfSeconds(secondsOfTime(block.start) - gap) },
      ]),
    );
    return withBlocks(
      draft,
      blocks.map((block) => earlier.get(keyOfBlock(block)) ?? block),
    );
  };
}

/**
 * Where a block can go on a track without a gap before it: at the opening, and behind each other block.
 * @returns seconds since the venue's midnight, ascending
 */
export function slotsOn(
  blocks: readonly PlacedBlock[],
  column: Pick<BlockColumn, 'surfaceId' | 'date' | 'opens' | 'closed'>,
  key: string,
): number[] {
  const { opens, closed } = column;
  const others = blocksOn(blocks, column).filter((block) => keyOfBlock(block) !== key);
  const ends = [opens, ...others.map(endOf), ...closed.map(({ until }) => until)];
  const isOpen = (slot: number) => !closed.some(({ from, until }) => slot >= from && slot < until);
  return [...new Set(ends.filter(isOpen))].sort((one, other) => one - other);
}
