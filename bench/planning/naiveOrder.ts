import type { Plan, Problem } from '../../shared/contract/core/planningFiles.ts';
import { type Counted, type Orders, dayOfPlan } from './naiveDay.ts';

/** Hours at the rink for each skater of a plan's fullest day: as planned, and as a naive re-ordering leaves it. */
interface Reordered {
  readonly before: number;
  readonly after: number;
}

const MOVES_AT_ONCE = 50;

/**
 * Anneals the fullest day of a plan without a line of the planner: any two flights change places and the whole day is
 * counted again. An order counts only if no short rest, coach clash or second after closing is more than before.
 * @param processorSeconds it may take
 */
export function reorderNaively(problem: Problem, plan: Plan, processorSeconds: number): Reordered {
  const { orders, skaters, count } = dayOfPlan(problem, plan);
  const random = randomFrom(1);
  const first = count(orders);
  /** Faults grow dearer with the share of the time that is over. */
  const costOf = ({ stay, lacking, short, clashes, late }: Counted, share: number) => {
    const over = Math.max(0, late - first.late) / 60;
    return stay + 0.3 * 30 ** share * (10 * lacking + 200 * short + 300 * clashes + 60 * over);
  };
  const isNoWorse = ({ short, clashes, late }: Counted) =>
    short <= first.short && clashes <= first.clashes && late <= first.late;
  let best = first.stay;
  const began = process.cpuUsage();
  for (let share = 0; share < 1;) {
    const { user, system } = process.cpuUsage(began);
    share = (user + system) / 1e6 / processorSeconds;
    let cost = costOf(count(orders), share);
    for (let move = 0; move < MOVES_AT_ONCE; move += 1) {
      const swap = drawSwap(orders, random);
      swap();
      const now = count(orders);
      const proposed = costOf(now, share);
      if (proposed - cost > -60 * 0.05 ** share * Math.log(random())) {
        swap();
        continue;
      }
      cost = proposed;
      if (isNoWorse(now)) best = Math.min(best, now.stay);
    }
  }
  const hours = (minutes: number) => minutes / 60 / Math.max(1, skaters);
  return { before: hours(first.stay), after: hours(best) };
}

/** @returns a change that takes itself back when it is made again */
function drawSwap(orders: Orders, random: () => number): () => void {
  const drawOrder = () => orders[Math.floor(random() * orders.length)] ?? [];
  const [one, other] = [drawOrder(), drawOrder()];
  const [from, to] = [Math.floor(random() * one.length), Math.floor(random() * other.length)];
  return () => {
    const [flight, partner] = [one[from], other[to]];
    if (flight === undefined || partner === undefined) return;
    one[from] = partner;
    other[to] = flight;
  };
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 1) / 2 ** 32;
  };
}
