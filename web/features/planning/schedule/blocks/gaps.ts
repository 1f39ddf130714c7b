import { secondsOfTime } from '../../../../../shared/domain/core/dates/times.ts';
import type { Span } from '../../../../../shared/domain/entering/onIce/bound.ts';
import type { DraftBlock } from '../../../../../shared/contract/planning/draftParts.ts';
import { endOf } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';

/** Ice that nothing uses, in seconds since the venue's midnight. */
export interface Gap {
  readonly from: number;
  readonly seconds: number;
}

/** Shorter ice between two blocks is a change of skaters and no gap. */
const LEAST = 60;

/**
 * The ice in front of blocks that nothing uses.
 * @param blocks of a track, by start
 * @param closed the hours in which others have the ice, by start
 * @param holds until when flights of the running day are held: their skaters use the ice that much later
 */
export function gapsIn(
  blocks: readonly DraftBlock[],
  opens: number,
  closed: readonly Span[],
  holds: ReadonlyMap<string, string> = new Map(),
): Gap[] {
  let end = opens;
  const gaps: Gap[] = [];
  for (const block of blocks) {
    const start = secondsOfTime(block.start);
    end = Math.max(end, ...closed.filter(({ from }) => from < start).map(({ until }) => until));
    if (start - end > LEAST) gaps.push({ from: end, seconds: start - end });
    const until = holds.get(block.flightId ?? '');
    end = Math.max(end, endOf(block), until === undefined ? 0 : secondsOfTime(until) + block.seconds);
  }
  return gaps;
}
