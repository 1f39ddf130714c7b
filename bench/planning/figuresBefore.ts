import type { MeasuredName } from './measuredProblems.ts';

/** What a plan of seed 7 and 900,000 moves was, before the search was mended. */
export interface FiguresBefore {
  /** Hours at the rink × days, for each skater. */
  readonly hours: number;
  readonly days: number;
  readonly clashes: number;
  readonly restsUnderWanted: number;
  readonly secondsAfterClosing: number;
  readonly openSeats: number;
  readonly seats: number;
}

/** Measured with `npm run bench -- plan` at commit ef08f375: the floor that no later plan may fall below. */
export const BEFORE: Readonly<Record<MeasuredName, FiguresBefore>> = {
  sa: figures(5.47, 1.025, 0, 0, 8_675, 0, 480),
  a: figures(4.94, 1.123, 0, 0, 0, 1, 248),
  b: figures(6.71, 1.135, 0, 0, 48_430, 0, 288),
  c: figures(5.04, 1.154, 0, 0, 0, 1, 452),
  d: figures(4.83, 1.146, 1, 0, 0, 1, 256),
  e: figures(6.08, 1.206, 0, 0, 44_385, 0, 432),
  f: figures(4.31, 1.059, 7, 0, 0, 3, 132),
  g: figures(4.54, 1.142, 0, 4, 0, 0, 296),
  h: figures(2.22, 1.034, 0, 0, 0, 1, 68),
  small: figures(1.69, 1, 0, 0, 0, 23, 24),
};

function figures(
  hours: number,
  days: number,
  clashes: number,
  restsUnderWanted: number,
  secondsAfterClosing: number,
  openSeats: number,
  seats: number,
): FiguresBefore {
  return { hours, days, clashes, restsUnderWanted, secondsAfterClosing, openSeats, seats };
}
