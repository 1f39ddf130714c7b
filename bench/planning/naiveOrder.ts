import type { Block, Plan, Problem } from '../../shared/contract/core/planningFiles.ts';
import { assignPanels } from '../../shared/domain/planning/panels/assignPanels.ts';
import { peopleOfFlights, timeFlights } from '../../shared/domain/planning/planFacts.ts';
import { type Counted, type Orders, dayOfPlan } from './naiveDay.ts';

/** Hours at the rink for each skater of a plan's fullest day. */
interface Reordered {
  /** As planned. */
  readonly before: number;
  /** As a naive re-ordering leaves it. */
  readonly after: number;
}

/** What no order may have more of: the faults that it counts, or also longer rests on another surface, a later end and open seats. */
type Kept = 'faults' | 'all';

const MOVES_AT_ONCE = 50;
/** Panels are made for orders that are better by so much, not for each. */
const WORTH_PANELS = 0.998;

/**
 * Anneals the fullest day of a plan without a line of the search: any two flights change places and the whole day is
 * counted again. An order counts only if no short rest, coach clash or second after closing is more than before; where all is
 * kept, no minute of rest, later end of a surface and open seat either.
 * @param processorSeconds it may take
 */
export function reorderNaively(
  problem: Problem,
  plan: Plan,
  kept: Kept,
  processorSeconds: number,
): Reordered {
  const { orders, skaters, count, blocksOf } = dayOfPlan(problem, plan);
  const random = randomFrom(1);
  const openSeats = openSeatsOf(problem, plan);
  const firstOpen = openSeats(blocksOf(orders));
  const first = count(orders);
  /** Faults grow dearer with the share of the time that is over. */
  const costOf = ({ stay, clashes, late, latest, ...rests }: Counted, share: number) => {
    const isAll = kept === 'all';
    const over = (Math.max(0, late - first.late) + (isAll ? Math.max(0, latest - first.latest) : 0)) / 60;
    const short = isAll ? rests.shortElsewhere : rests.short;
    const lacking = isAll ? rests.lackingElsewhere : rests.lacking;
    return stay + 0.3 * 30 ** share * (10 * lacking + 200 * short + 300 * clashes + 60 * over);
  };
  const keepsFaults = ({ short, clashes, late }: Counted) =>
    short <= first.short && clashes <= first.clashes && late <= first.late;
  const keepsAll = ({ lackingElsewhere, latest }: Counted) =>
    lackingElsewhere <= first.lackingElsewhere &&
    latest <= first.latest &&
    openSeats(blocksOf(orders)) <= firstOpen;
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
      if (!keepsFaults(now)) continue;
      if (kept === 'faults') best = Math.min(best, now.stay);
      else if (now.stay < best * WORTH_PANELS && keepsAll(now)) best = now.stay;
    }
  }
  const hours = (minutes: number) => minutes / 60 / Math.max(1, skaters);
  return { before: hours(first.stay), after: hours(best) };
}

/** Seats stay open as in a plan: by the panels that the product would make. */
function openSeatsOf(problem: Problem, plan: Plan): (blocks: readonly Block[]) => number {
  const people = peopleOfFlights(problem, plan.flights);
  return (blocks) => assignPanels(problem, timeFlights(people, blocks), blocks).openSeats().length;
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
