import {
  type EntrySeries,
  isMonday,
} from '../../../../../shared/domain/entering/competitions/entrySeries.ts';

/** A label below the bars. */
export interface Tick {
  /** The index of its bar. */
  readonly index: number;
  readonly day: string;
  /** In little room only major labels are shown. */
  readonly isMajor: boolean;
}

/** Fewer days are labelled one by one, more by their Mondays. */
const FEW = 12;
const MAX_TICKS = 8;
/** A label further right would run out of the chart. */
const LAST_PLACE = 0.87;

/** The labelled bars: days of a short period, Mondays or weeks of a longer one, evenly spaced. */
export function ticksOf({ step, steps }: EntrySeries): Tick[] {
  const named = steps
    .map(({ from }, index) => ({ index, day: from }))
    .filter(({ day }) => step === 'week' || steps.length < FEW || isMonday(day))
    .filter(({ index }) => index / steps.length < LAST_PLACE);
  const stride = Math.ceil(named.length / MAX_TICKS);
  const kept = named.filter((_, index) => index % stride === 0);
  const majorStride = kept.length > 4 ? (kept.length > 6 ? 3 : 2) : 1;
  return kept.map((tick, index) => ({ ...tick, isMajor: index % majorStride === 0 }));
}

/** The top of the scale: a round number with a whole half, not below the largest value. */
export function axisMaximum(largest: number): number {
  for (let unit = 1; ; unit *= 10) {
    const top = [2, 4, 6, 8, 10].map((times) => times * unit).find((value) => value >= largest);
    if (top !== undefined) return top;
  }
}

/** Saturday and Sunday, when families have time. */
export function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}
