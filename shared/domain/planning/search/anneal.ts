import type { Random } from '../random.ts';
import {
  type Climate,
  FINAL,
  type CoolingPace,
  climateAt,
  energyOf,
  energyOfSeats,
  paceOf,
  wholeEnergy,
} from './energy.ts';
import { hasFewJudges } from './gatheredPupils.ts';
import { FaultMender } from './mendFaults.ts';
import type { Model } from './model.ts';
import { MovePicker } from './pickMove.ts';
import type { Schedule, Totals } from './schedule.ts';

/** −ln of 32 equally likely numbers, in thousandths: how much worse a move may be, in units of the temperature. */
const TOLERANCE = [
  4159, 3060, 2549, 2213, 1962, 1761, 1594, 1451, 1326, 1214, 1114, 1023, 940, 863, 792, 725, 663, 604, 549,
  496, 446, 398, 353, 309, 268, 227, 189, 152, 116, 82, 48, 16,
];
const STEPS = 100;
/** From here on flights may change days. */
const DAYS_MAY_CHANGE = 0.3;
/** What is still wrong by then is mended person by person; the rest of the moves smooths what that cost. */
const MENDED_AT = 0.97;

/** How far a search is, and its best score so far. */
export interface SearchProgress {
  readonly moves: number;
  readonly best: Totals;
}

/**
 * Simulated annealing on a schedule, by a number of moves and not by time, so that a seed gives the same plan on every
 * machine. It pauses about a hundred times: `next(false)` then ends the search.
 * @returns the best orders of the tracks that were seen, by one measure from the first to the last: never worse than the first
 */
export function* annealInSteps(
  schedule: Schedule,
  model: Model,
  moves: number,
  random: Random,
): Generator<SearchProgress, number[][], boolean> {
  const pace = paceOf(moves, model.flights.length);
  const search = new Annealing(schedule, model, random, pace);
  const chunk = Math.max(1, Math.floor(moves / STEPS));
  for (let made = 0; made < moves; made += chunk) {
    if (made > 0 && !(yield { moves: made, best: search.best.score })) break;
    search.make(Math.min(chunk, moves - made), made / moves);
  }
  return search.best.orders;
}

interface SeenPlan {
  readonly score: Totals;
  /** By the final weights. */
  readonly energy: number;
  readonly orders: number[][];
}

class Annealing {
  best: SeenPlan;
  private readonly schedule: Schedule;
  private readonly picker: MovePicker;
  private readonly mender: FaultMender;
  private readonly random: Random;
  private readonly pace: CoolingPace;
  private readonly hasFewJudges: boolean;

  constructor(schedule: Schedule, model: Model, random: Random, pace: CoolingPace) {
    this.schedule = schedule;
    this.pace = pace;
    this.random = random;
    this.picker = new MovePicker(schedule, model, random);
    this.mender = new FaultMender(schedule, model);
    this.hasFewJudges = hasFewJudges(model.problem);
    this.best = this.present();
  }

  /** @param share of the moves that are made */
  make(moves: number, share: number): void {
    const isMending = share >= this.pace.grown && share < MENDED_AT;
    const mended = isMending ? this.mender.mend(moves, FINAL) : 0;
    this.anneal(moves - mended, climateAt(share, this.pace, this.hasFewJudges), share >= DAYS_MAY_CHANGE);
    const present = this.present();
    if (present.energy < this.best.energy) this.best = present;
  }

  private anneal(moves: number, climate: Climate, mayChangeDay: boolean): void {
    const { schedule, picker, random } = this;
    let energy = wholeEnergy(schedule, climate);
    for (let made = 0; made < moves; made += 1) {
      const move = picker.pick(mayChangeDay);
      if (!move) continue;
      schedule.propose(move);
      const without = energyOf(schedule, climate);
      const tolerance = ((TOLERANCE[random.below(TOLERANCE.length)] ?? 0) * climate.temperature) / 1_000;
      const most = energy + tolerance;
      // Most moves cost too much already without what the seats of their days lack then.
      const isWorse = without + energyOfSeats(schedule.lackingAtLeast, climate) > most;
      const proposed = isWorse ? Infinity : without + energyOfSeats(schedule.countSeats(), climate);
      if (proposed > most) schedule.reject();
      else energy = proposed;
    }
  }

  private present(): SeenPlan {
    const { schedule } = this;
    const orders = schedule.orders.map((order) => [...order]);
    return { score: schedule.score, energy: wholeEnergy(schedule, FINAL), orders };
  }
}
