import { type EntrySeries, isMonday } from '../../../../shared/domain/competitions/entrySeries.ts';

/** A day that is named below the bars. */
export interface Tick {
  /** Of the bar it stands at. */
  readonly index: number;
  readonly day: string;
  /** Where there is little room, only these are named. */
  readonly isMajor: boolean;
}

/** Fewer days than this are named one by one, more by their Mondays. */
const FEW = 12;
const MAX_TICKS = 8;
/** A name that begins further right would not end within the picture. */
const LAST_PLACE = 0.87;

/** Which bars are named: days of a short time, Mondays or weeks of a longer one, evenly apart. */
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

/** The number at the top of the picture: a round one whose half is whole, at least the largest value. */
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
