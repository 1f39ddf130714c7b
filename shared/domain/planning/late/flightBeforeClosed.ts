import type { Block, Problem } from '../../../contract/core/planningFiles.ts';
import type { Span } from '../../entering/onIce/bound.ts';
import { earliest } from '../byHand/blockSpans.ts';

interface Coming {
  readonly block: Block;
  /** It starts no sooner. */
  readonly earliest: number;
}

/** How far a surface is laid. */
interface Laid {
  readonly now: number;
  readonly free: number;
  /** Seconds of ice used since it was fresh. */
  readonly ice: number;
  /** When others have the ice. */
  readonly closed: readonly Span[];
  /** Seconds that flights with walk-ons take. */
  readonly longer?: ReadonlyMap<string, number> | undefined;
}

/**
 * The place of the flight that skates next although another precedes it: that one is too long for the ice before closed hours, and
 * this one is not. The ice would stand empty otherwise.
 * @returns 0 where the order stays
 */
export function flightBeforeClosed(
  rules: Pick<Problem['rules'], 'iceMinutesBetweenResurfacings'>,
  queue: readonly Coming[],
  { now, free, ice, closed, longer }: Laid,
): number {
  const spanOf = ({ block, earliest: from }: Coming): Span => {
    const start = Math.max(free, from, now);
    return { from: start, until: start + Math.max(block.seconds, longer?.get(block.flightId ?? '') ?? 0) };
  };
  const [first] = queue;
  if (first?.block.flightId === undefined || closed.length === 0) return 0;
  const start = earliest(spanOf(first), closed);
  if (start === spanOf(first).from) return 0;
  const end = queue.findIndex(({ block }) => block.flightId === undefined);
  const others = queue.slice(0, end < 0 ? undefined : end);
  const place = others.findIndex((one, at) => {
    const { from, until } = spanOf(one);
    const fits = until <= start && earliest({ from, until }, closed) === from;
    return at > 0 && fits && ice + until - from <= rules.iceMinutesBetweenResurfacings * 60;
  });
  return Math.max(0, place);
}
