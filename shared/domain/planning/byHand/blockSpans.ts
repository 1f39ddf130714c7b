import type { Block } from '../../../contract/core/planningFiles.ts';
import { secondsOfTime } from '../../core/dates/times.ts';
import type { Span } from '../../entering/onIce/bound.ts';

export function spanOf({ start, seconds }: Pick<Block, 'start' | 'seconds'>): Span {
  const from = secondsOfTime(start);
  return { from, until: from + seconds };
}

export const overlaps = (one: Span, other: Span): boolean => one.from < other.until && other.from < one.until;

/** The first second, not before its own, at which a block lies upon none of the taken spans. */
export function earliest({ from, until }: Span, taken: readonly Span[]): number {
  let start = from;
  for (;;) {
    const span = { from: start, until: start + until - from };
    const inTheWay = taken.find((other) => overlaps(other, span));
    if (!inTheWay) return start;
    start = inTheWay.until;
  }
}

export function isSamePlace(one: Block | undefined, other: Block | undefined): boolean {
  if (!one || !other) return one === other;
  const { surfaceId, date, start } = other;
  return (
    one.surfaceId === surfaceId && one.date === date && secondsOfTime(one.start) === secondsOfTime(start)
  );
}

/** Of the day of a surface on which a block stands. */
export const keyOfPlace = ({
  surfaceId,
  date,
}: {
  readonly surfaceId: string;
  readonly date: string;
}): string => `${date} ${surfaceId}`;
