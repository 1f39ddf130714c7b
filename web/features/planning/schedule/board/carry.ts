import type { ScheduleDraft } from '../../../../../shared/contract/planning/draftParts.ts';
import type { BlocksTarget } from '../../../../../shared/domain/planning/byHand/moveBlocks.ts';
import { secondsOfTime, timeOfSeconds } from '../../../../../shared/domain/core/dates/times.ts';
import type { PlacedBlock } from '../../../../../shared/domain/planning/draft/planOfDraft.ts';
import { type BlockPlace, slotsOn } from '../blocks/blockEdits.ts';
import {
  keyOfBlock,
  keyOfTrack,
  placedBlocks,
} from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import type { BlockColumn } from '../blocks/columns.ts';

/** A block that is picked up, and where it would go. */
export interface Carried {
  readonly block: PlacedBlock;
  /** The blocks that move with it, itself among them: all of a selection that the keyboard picks up. */
  readonly keys: readonly string[];
  readonly place: BlockPlace;
  readonly by: 'keys' | 'pointer';
}

/** By how much a dragged block goes to the end of another one by itself. */
const SNAP = 4 * 60;
/** Elsewhere it goes to full minutes. */
const STEP = 60;
/** By how much an arrow key takes a block on where no other block follows. */
const FREE_STEP = 5 * 60;

/**
 * Where an arrow key takes a block that is picked up: up and down to the next place without a gap or to where it
 * was, behind the last of them by five minutes until closing; to the sides to the next column at the same time.
 */
export function steppedPlace(
  { block, keys, place }: Carried,
  key: string,
  columns: readonly BlockColumn[],
  draft: ScheduleDraft,
): BlockPlace {
  const index = columns.findIndex((one) => one.surfaceId === place.surfaceId && one.date === place.date);
  const column = columns[index];
  if (!column) return place;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const next = columns[index + (key === 'ArrowLeft' ? -1 : 1)];
    if (!next) return place;
    const start = timeOfSeconds(Math.max(next.opens, secondsOfTime(place.start)));
    return { surfaceId: next.surfaceId, date: next.date, start };
  }
  const staying = placedBlocks(draft).filter((one) => !keys.includes(keyOfBlock(one)));
  const others = slotsOn(staying, column, keyOfBlock(block));
  const slots = keyOfTrack(block) === keyOfTrack(column) ? [...others, secondsOfTime(block.start)] : others;
  const now = secondsOfTime(place.start);
  const last = Math.max(...slots);
  const later = Math.min(...slots.filter((slot) => slot > now), now + (now < last ? Infinity : FREE_STEP));
  const earlier =
    now > last ? Math.max(last, now - FREE_STEP) : Math.max(...slots.filter((slot) => slot < now));
  const next = key === 'ArrowUp' ? earlier : later;
  const isOpen = Number.isFinite(next) && (next < now || next <= last || next < column.closes);
  return isOpen ? { ...place, start: timeOfSeconds(next) } : place;
}

/** A selection that the keyboard picks up by one of its blocks: it moves together, led by its first on that surface. */
export function pickedUpTogether(
  block: PlacedBlock,
  blocks: readonly PlacedBlock[],
  selected: readonly string[],
): Pick<Carried, 'block' | 'keys'> {
  const key = keyOfBlock(block);
  if (selected.length < 2 || !selected.includes(key)) return { block, keys: [key] };
  const [first = block] = blocks
    .filter((one) => selected.includes(keyOfBlock(one)) && keyOfTrack(one) === keyOfTrack(block))
    .toSorted((one, other) => secondsOfTime(one.start) - secondsOfTime(other.start));
  return { block: first, keys: selected };
}

/** Where the blocks that are carried go: on their own surfaces by as much as their first, else behind it. */
export function carryTarget({ block, place }: Pick<Carried, 'block' | 'place'>): BlocksTarget {
  const from = secondsOfTime(place.start);
  return keyOfTrack(place) === keyOfTrack(block)
    ? { by: from - secondsOfTime(block.start) }
    : { surfaceId: place.surfaceId, date: place.date, from };
}

/** Where a dragged block would go: to the end of another block if it is near, else to a full minute. */
export function droppedPlace(
  block: PlacedBlock,
  column: BlockColumn,
  seconds: number,
  draft: ScheduleDraft,
): BlockPlace {
  const slots = slotsOn(placedBlocks(draft), column, keyOfBlock(block));
  const near = slots
    .filter((slot) => Math.abs(slot - seconds) <= SNAP)
    .sort((one, other) => Math.abs(one - seconds) - Math.abs(other - seconds))[0];
  const start = near ?? Math.max(column.opens, Math.round(seconds / STEP) * STEP);
  return { surfaceId: column.surfaceId, date: column.date, start: timeOfSeconds(start) };
}
