import type { Random } from '../random.ts';
import type { Model } from './model.ts';
import { MovePicker } from './pickMove.ts';
import type { Schedule, Totals } from './schedule.ts';

/** What one of each part of the score weighs while searching: no comfort is worth a minute after closing. */
const WEIGHTS: Totals = [100_000, 50, 60, 1];
/** −ln of 32 equally likely numbers, in thousandths: how much worse a move may be, in units of the temperature. */
const TOLERANCE = [
  4159, 3060, 2549, 2213, 1962, 1761, 1594, 1451, 1326, 1214, 1114, 1023, 940, 863, 792, 725, 663, 604, 549,
  496, 446, 398, 353, 309, 268, 227, 189, 152, 116, 82, 48, 16,
];
/** The temperature falls a hundred times, from 300 to 1. */
const WARM = 300;
const COOLING = 0.9446;

export const compareScores = (one: Totals, other: Totals): number =>
  one[0] - other[0] || one[1] - other[1] || one[2] - other[2] || one[3] - other[3];

const weigh = (score: Totals) =>
  score[0] * WEIGHTS[0] + score[1] * WEIGHTS[1] + score[2] * WEIGHTS[2] + score[3] * WEIGHTS[3];

/**
 * Simulated annealing on a schedule, by a number of moves and not by time, so that a seed gives the same plan on every
 * machine.
 * @param onProgress told about a hundred times, with the moves made and the best score; false ends the search
 * @returns the best orders of the tracks that were seen
 */
export function anneal(
  schedule: Schedule,
  model: Model,
  moves: number,
  random: Random,
  onProgress: (moves: number, best: Totals) => boolean,
): number[][] {
  let best = schedule.score;
  let bestOrders = schedule.orders.map((order) => [...order]);
  let energy = weigh(best);
  const chunk = Math.max(1, Math.floor(moves / 100));
  let temperature = WARM;
  const picker = new MovePicker(schedule, model, random);
  for (let made = 0; made < moves; made += 1) {
    if (made % chunk === 0 && made > 0) {
      if (!onProgress(made, best)) break;
      temperature *= COOLING;
    }
    const move = picker.pick();
    if (!move) continue;
    schedule.propose(move);
    const { score } = schedule;
    const proposed = weigh(score);
    const tolerance = ((TOLERANCE[random.below(TOLERANCE.length)] ?? 0) * temperature) / 1_000;
    if (proposed - energy > tolerance) {
      schedule.reject();
      continue;
    }
    energy = proposed;
    if (compareScores(score, best) < 0) {
      best = score;
      bestOrders = schedule.orders.map((order) => [...order]);
    }
  }
  return bestOrders;
}
