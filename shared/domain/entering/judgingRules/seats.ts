/** A seat of a panel: `judge1` is Judge One. */
export type Seat = `judge${number}` | 'referee';

/** The seats of a panel in the order of its papers; the referee is the last. */
export function seatsOf(judges: number): Seat[] {
  return [...Array.from({ length: judges }, (_, index) => judgeSeat(index)), 'referee'];
}

/** @param index 0 for Judge One */
export const judgeSeat = (index: number): Seat => `judge${index + 1}`;

/** 0 for Judge One; null for the referee. */
export function judgeIndex(seat: Seat): number | null {
  return seat === 'referee' ? null : Number(seat.slice('judge'.length)) - 1;
}
