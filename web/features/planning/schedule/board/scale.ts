import type { ScheduleDraft } from '../../../../../shared/contract/planning/draftParts.ts';
import { secondsOfTime } from '../../../../../shared/domain/core/dates/times.ts';
import { endOf, keyOfTrack } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import type { BlockColumn } from '../blocks/columns.ts';

/** Hours without a block that the board shows as a strip, in seconds since the venue's midnight. */
export interface Folded {
  readonly from: number;
  readonly until: number;
}

/** The hours that the board shows, in whole hours, so that every block of the columns lies within. */
export interface Scale {
  /** Seconds since the venue's midnight. */
  readonly from: number;
  readonly until: number;
  /** Of a minute of ice. */
  readonly pixels: number;
  /** By time. */
  readonly folded: readonly Folded[];
}

/** Pixels of a minute that the board zooms to. */
export const ZOOMS = [1, 2, 4, 8] as const;
export type Zoom = (typeof ZOOMS)[number];

export const HOUR = 3_600;
/** The height of a strip. */
export const FOLDED_PIXELS = 32;
/** A single hour stays. */
const LEAST_HOURS = 2;

/** @param folds whether empty hours are a strip */
export function scaleOf(
  columns: readonly BlockColumn[],
  { tracks }: Pick<ScheduleDraft, 'tracks'>,
  pixels: number,
  folds: boolean,
): Scale {
  const keys = new Set(columns.map(({ key }) => key));
  const placed = tracks
    .filter((track) => keys.has(keyOfTrack(track)))
    .flatMap((track) =>
      track.blocks.map((block) => ({ from: secondsOfTime(block.start), until: endOf(block) })),
    );
  // Closed hours stay as long as they are: they say why nothing stands there.
  const blocks = placed.length > 0 ? [...placed, ...columns.flatMap(({ closed }) => closed)] : [];
  if (columns.length === 0) return { from: 0, until: HOUR, pixels, folded: [] };
  const from = floorHour(Math.min(...columns.map(({ opens }) => opens)));
  const last = Math.max(...columns.map(({ closes }) => closes), ...blocks.map(({ until }) => until));
  const until = Math.ceil(last / HOUR) * HOUR;
  return { from, until, pixels, folded: folds && blocks.length > 0 ? emptyHours(blocks, from, until) : [] };
}

const floorHour = (time: number) => Math.floor(time / HOUR) * HOUR;

/** Whole empty hours; the first one behind a block stays as room for another. */
function emptyHours(blocks: readonly Folded[], from: number, until: number): Folded[] {
  const folded: Folded[] = [];
  let begin = from;
  const close = (end: number) => {
    if (end - begin >= LEAST_HOURS * HOUR) folded.push({ from: begin, until: end });
  };
  for (const block of blocks.toSorted((one, other) => one.from - other.from)) {
    close(floorHour(block.from));
    begin = Math.max(begin, Math.ceil(block.until / HOUR) * HOUR + HOUR);
  }
  close(until);
  return folded;
}

/** How far down a time stands on the board, in pixels. */
export function topOf({ from, pixels, folded }: Scale, time: number): number {
  let top = ((time - from) / 60) * pixels;
  for (const strip of folded) {
    const hidden = Math.min(Math.max(0, time - strip.from), strip.until - strip.from);
    const share = hidden / (strip.until - strip.from);
    top += share * FOLDED_PIXELS - (hidden / 60) * pixels;
  }
  return top;
}

/** The time at a height of the board: a strip stands for the first moment of its hours. */
export function timeAt({ from, pixels, folded }: Scale, top: number): number {
  let time = from + (top / pixels) * 60;
  for (const strip of folded) {
    if (time <= strip.from) break;
    const beyond = ((time - strip.from) / 60) * pixels - FOLDED_PIXELS;
    time = beyond <= 0 ? strip.from : strip.until + (beyond / pixels) * 60;
    if (beyond <= 0) break;
  }
  return time;
}

/** The whole hours that have a line, without those that are folded. */
export function hoursOf({ from, until, folded }: Scale): number[] {
  const all = Array.from({ length: (until - from) / HOUR }, (_, hour) => from + hour * HOUR);
  return all.filter((hour) => folded.every((strip) => hour < strip.from || hour >= strip.until));
}
