import type { Random } from '../random.ts';
import { type Model, at } from './model.ts';

/** Of each day's capacity, the part that is filled before the search: runs seldom end at the very minute. */
const FILL = 0.96;
/** Where there is room to spare, a day is filled at most by this part more than the mean: full days are hard to order. */
const SPREAD = 0.1;
/** Further room, so that the last flights have more than one day to go to. */
const SLACK = 0.005;
const MOVES_PER_FLIGHT = 2000;
/** Over how many days the levels go whose judges need Gold. */
const GOLD_DAYS = 2;

/**
 * Gives each flight a day, so that as few skaters as possible come on more than one and no day holds more than its
 * ice. It begins level by level, then moves and swaps flights between days as long as that helps.
 * @param fixedDays of flights whose block is fixed, -1 for the others
 * @returns the day of each flight
 */
export function assignDays(model: Model, fixedDays: Int32Array, random: Random): Int32Array {
  const capacity = wantedLoads(model);
  const days = levelsOntoDays(model, fixedDays, capacity);
  improve(model, days, fixedDays, capacity, random);
  return days;
}

/**
 * The seconds of flights that each day should hold at most: what is more than fits is late, and every track is late
 * by about the same time.
 */
function wantedLoads(model: Model): Float64Array {
  const needed = model.length.reduce((sum, seconds) => sum + seconds, 0);
  const capacity = model.capacity.reduce((sum, seconds) => sum + seconds, 0);
  const fill = Math.min(FILL, needed / Math.max(1, capacity) + SPREAD);
  const further = Math.max(0, needed - capacity * fill) / Math.max(1, model.tracks.length);
  const loads = new Float64Array(model.days);
  for (const [track, day] of model.dayOf.entries()) {
    loads[day] = at(loads, day) + at(model.capacity, track) * (fill + SLACK) + further;
  }
  return loads;
}

/**
 * Level by level, the longest first, onto the day with the most ice left; a level that does not fit is split. Levels whose
 * judges need Gold come first, onto two days: there they can share runs, yet need not be on two surfaces at once.
 */
function levelsOntoDays(model: Model, fixedDays: Int32Array, capacity: Float64Array): Int32Array {
  const days = Int32Array.from(fixedDays);
  const left = Float64Array.from(capacity);
  const byLevel = Array.from({ length: model.levels }, (): number[] => []);
  const seconds = new Float64Array(model.levels);
  for (const [flight, day] of fixedDays.entries()) {
    const level = at(model.level, flight);
    if (day >= 0) left[day] = at(left, day) - at(model.length, flight);
    else {
      byLevel[level]?.push(flight);
      seconds[level] = at(seconds, level) + at(model.length, flight);
    }
  }
  const gold = goldLevels(model);
  const levels = byLevel
    .map((_, level) => level)
    .sort((a, b) => Number(gold.has(b)) - Number(gold.has(a)) || at(seconds, b) - at(seconds, a) || a - b);
  const goldDays = dealOut(
    levels.filter((level) => gold.has(level)),
    left,
  );
  for (const level of levels) {
    let day = goldDays.get(level) ?? mostLeft(left);
    for (const flight of byLevel[level] ?? []) {
      if (at(left, day) < at(model.length, flight)) day = mostLeft(left);
      days[flight] = day;
      left[day] = at(left, day) - at(model.length, flight);
    }
  }
  return days;
}

/** The levels there and back over the days with the most ice, so that each has about as much of them. */
function dealOut(levels: readonly number[], left: Float64Array): ReadonlyMap<number, number> {
  const days = [...left.keys()].sort((a, b) => at(left, b) - at(left, a) || a - b).slice(0, GOLD_DAYS);
  const turns = [...days, ...days.toReversed()];
  return new Map(levels.map((level, index) => [level, turns[index % turns.length] ?? 0]));
}

/** The levels most of whose flights need Gold judges. */
function goldLevels({ problem, flights, level, levels }: Model): ReadonlySet<number> {
  const gold = new Set(
    problem.events.filter(({ certificate }) => certificate === 'gold').map(({ id }) => id),
  );
  const surplus = new Int32Array(levels);
  for (const [flight, { eventId }] of flights.entries()) {
    const own = at(level, flight);
    surplus[own] = at(surplus, own) + (gold.has(eventId) ? 1 : -1);
  }
  return new Set([...surplus.keys()].filter((own) => at(surplus, own) > 0));
}

function mostLeft(left: Float64Array): number {
  let most = 0;
  for (const [day, seconds] of left.entries()) if (seconds > at(left, most)) most = day;
  return most;
}

/** Accepts a move that costs something at first, then only moves that cost nothing. */
function improve(
  model: Model,
  days: Int32Array,
  fixedDays: Int32Array,
  capacity: Float64Array,
  random: Random,
): void {
  const movable = [...fixedDays.keys()].filter((flight) => at(fixedDays, flight) < 0);
  if (movable.length === 0 || model.days < 2) return;
  const load = new Float64Array(model.days);
  const visits = new Int32Array(model.skaters * model.days);
  for (const [flight, day] of days.entries()) {
    load[day] = at(load, day) + at(model.length, flight);
    countVisits(model, visits, flight, day, 1);
  }
  const overload = () => {
    let total = 0;
    for (const [day, seconds] of load.entries()) total += Math.max(0, seconds - at(capacity, day));
    return total;
  };
  const move = (flight: number, day: number) => {
    const from = at(days, flight);
    load[from] = at(load, from) - at(model.length, flight);
    load[day] = at(load, day) + at(model.length, flight);
    days[flight] = day;
    return countVisits(model, visits, flight, from, -1) + countVisits(model, visits, flight, day, 1);
  };
  const pick = () => movable[random.below(movable.length)] ?? 0;
  let over = overload();
  const rounds = movable.length * MOVES_PER_FLIGHT;
  for (let round = 0; round < rounds; round += 1) {
    const flight = pick();
    const from = at(days, flight);
    // Half of the moves are swaps: a full day takes a flight only for another.
    const partner = random.below(2) === 0 ? pick() : -1;
    const to = partner < 0 ? random.below(model.days) : at(days, partner);
    if (to === from) continue;
    const allowed = (2 * (rounds - round)) / rounds;
    const further = move(flight, to) + (partner < 0 ? 0 : move(partner, from));
    const newOver = overload();
    // A minute too much on a day costs as much as two skaters who come on a further day.
    const cost = further + (newOver - over) / 120;
    if (cost <= (cost > 0 ? (allowed * random.below(1_000)) / 1_000 : 0)) over = newOver;
    else {
      move(flight, from);
      if (partner >= 0) move(partner, to);
    }
  }
}

/** Adds a flight to, or takes it from, a day of its skaters; returns by how many the days of skaters grow. */
function countVisits(model: Model, visits: Int32Array, flight: number, day: number, change: 1 | -1): number {
  const { from, items } = model.skatersOf;
  let further = 0;
  for (let index = at(from, flight); index < at(from, flight + 1); index += 1) {
    const visit = at(items, index) * model.days + day;
    const before = at(visits, visit);
    visits[visit] = before + change;
    if (change === 1 ? before === 0 : before === 1) further += change;
  }
  return further;
}
