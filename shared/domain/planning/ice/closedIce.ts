import type { Block, Problem } from '../../../contract/core/planningFiles.ts';
import type { IceSurface } from '../../../contract/entering/ice.ts';
import { timeOfSeconds } from '../../core/dates/times.ts';
import { type Span, tracksOf } from '../../entering/onIce/bound.ts';
import { keyOfPlace, spanOf } from '../byHand/blockSpans.ts';

/**
 * The hours in which others have the ice, as fixed blocks of a planning file (decision 0323). They are resurfacings, because the
 * ice is given back fresh.
 */
export const closedBlocks = (surfaces: readonly IceSurface[]): Block[] =>
  tracksOf({ surfaces }).flatMap(({ surfaceId, date, closed }) =>
    closed.map(({ from, until }) => ({
      surfaceId,
      date,
      start: timeOfSeconds(from),
      seconds: until - from,
      kind: 'resurfacing' as const,
      locked: true as const,
    })),
  );

/**
 * The hours in which others have the ice of a surface on a day, by start.
 * @param problem of a competition, which fixes nothing else
 */
export const closedSpans = (
  { fixed }: Pick<Problem, 'fixed'>,
  place: Parameters<typeof keyOfPlace>[0],
): Span[] =>
  fixed.blocks
    .filter((block) => keyOfPlace(block) === keyOfPlace(place))
    .map(spanOf)
    .sort((one, other) => one.from - other.from);
