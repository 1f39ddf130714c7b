import type { Random } from '../random.ts';
import type { Model } from './model.ts';
import { MovePicker } from './pickMove.ts';
import type { Schedule, Totals } from './schedule.ts';
import { WHOLE_SEAT } from './seatCost.ts';

/** The weight of one of each part of the score while searching: no comfort is worth a minute after closing. */
const HARD = 100_000;
const HOURS = 50;
const SOFT = 1;
/** Medium minutes weigh more and more, from the first of these to the product of both: in the end none is worth a comfort. */
const MEDIUM = 100;
const MEDIUM_GROWTH = 10;
/** The weight of a lacking judge: minutes that families wait longer. */
const SEAT = 1_500 / WHOLE_SEAT;
/** −ln of 32 equally likely numbers, in thousandths: how much worse a move may be, in units of the temperature. */
const TOLERANCE = [
  4159, 3060, 2549, 2213, 1962, 1761, 1594, 1451, 1326, 1214, 1114, 1023, 940, 863, 792, 725, 663, 604, 549,
  496, 446, 398, 353, 309, 268, 227, 189, 152, 116, 82, 48, 16,
];
const STEPS = 100;
/** A warmer start would undo the order that the search begins with. */
const WARM = 40;
const COOLING = 0.968;
/** The last fifth of the moves begins again from the best so far, somewhat warmer, and mends the rests that are short. */
const MENDING = { from: 0.8, warm: 12, cooling: 0.933, medium: 3 };
/** From here on flights may change days. */
const COOL = 15;

/** How far a search is, and its best score so far. */
export interface SearchProgress {
  readonly moves: number;
  readonly best: Totals;
}

/**
 * Simulated annealing on a schedule, by a number of moves and not by time, so that a seed gives the same plan on every
 * machine. It pauses about a hundred times: `next(false)` then ends the search.
 * @returns the best orders of the tracks that were seen
 */
export function* annealInSteps(
  schedule: Schedule,
  model: Model,
  moves: number,
  random: Random,
): Generator<SearchProgress, number[][], boolean> {
  const search = new Annealing(schedule, model, random);
  const chunk = Math.max(1, Math.floor(moves / STEPS));
  for (let made = 0; made < moves; made += chunk) {
    if (made > 0) {
      if (!(yield { moves: made, best: search.best.score })) break;
      search.cool(made / moves);
    }
    search.make(Math.min(chunk, moves - made));
  }
  return search.best.orders;
}

class Annealing {
  best: { score: Totals; energy: number; orders: number[][] };
  private readonly schedule: Schedule;
  private readonly picker: MovePicker;
  private readonly random: Random;
  private temperature = WARM;
  private medium = MEDIUM;
  private isMending = false;
  private energy: number;

  constructor(schedule: Schedule, model: Model, random: Random) {
    this.schedule = schedule;
    this.random = random;
    this.picker = new MovePicker(schedule, model, random);
    this.energy = this.present();
    this.best = { score: schedule.score, energy: this.energy, orders: copyOf(schedule.orders) };
  }

  /** @param share of the moves that are made */
  cool(share: number): void {
    if (share < MENDING.from) {
      this.temperature *= COOLING;
      this.medium = MEDIUM * (1 + (MEDIUM_GROWTH - 1) * (share / MENDING.from));
      this.energy = this.present();
      return;
    }
    if (!this.isMending) {
      this.isMending = true;
      this.temperature = MENDING.warm;
      this.medium = MEDIUM * MEDIUM_GROWTH * MENDING.medium;
      this.beginAgain();
    }
    this.temperature *= MENDING.cooling;
    this.energy = this.present();
  }

  /** Goes back to the best plan so far, unless that was seen early and only ends some seconds sooner. */
  private beginAgain(): void {
    const { schedule, best } = this;
    const present = { score: schedule.score, energy: this.present(), orders: copyOf(schedule.orders) };
    schedule.restore(best.orders);
    const energy = this.present();
    this.best = energy <= present.energy ? { score: best.score, energy, orders: best.orders } : present;
    schedule.restore(this.best.orders);
  }

  make(moves: number): void {
    const { schedule, picker, random, temperature } = this;
    for (let made = 0; made < moves; made += 1) {
      const move = picker.pick(temperature < COOL);
      if (!move) continue;
      schedule.propose(move);
      const { score } = schedule;
      const without = this.energyOf(score);
      const tolerance = ((TOLERANCE[random.below(TOLERANCE.length)] ?? 0) * temperature) / 1_000;
      const most = this.energy + tolerance;
      // Most moves cost too much already without what the seats of their days lack then.
      const isWorse = without + schedule.lackingAtLeast * SEAT > most;
      const proposed = isWorse ? Infinity : without + schedule.countSeats() * SEAT;
      if (proposed > most) {
        schedule.reject();
        continue;
      }
      this.energy = proposed;
      const { best } = this;
      const better = score[0] - best.score[0] || score[1] - best.score[1] || score[2] - best.score[2];
      if (better < 0 || (better === 0 && proposed < best.energy)) {
        this.best = { score, energy: proposed, orders: copyOf(schedule.orders) };
      }
    }
  }

  private present(): number {
    return this.energyOf(this.schedule.score) + this.schedule.seats.total * SEAT;
  }

  private energyOf([hard, hours, minutes, soft]: Totals): number {
    return hard * HARD + hours * HOURS + minutes * this.medium + soft * SOFT + this.schedule.guide;
  }
}

const copyOf = (orders: readonly (readonly number[])[]) => orders.map((order) => [...order]);
