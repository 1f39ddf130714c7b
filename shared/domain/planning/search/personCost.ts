import type { Rules } from '../../../contract/core/planningFiles.ts';
import { type Lists, type Model, at } from './model.ts';

/** Seconds between two days, so that one number orders flights of a person by day and start. */
const DAY = 200_000;
/** A day of a skater beyond the first: hotel nights. */
const FURTHER_DAY = 240;
/** Minutes for each pair of flights that needs a coach on two surfaces at once. */
const COACH_ON_TWO_SURFACES = 15;
/** Days are what a search would pay with first, because it is easy to scatter them and hard to gather them again. */
const FURTHER_DAY_GUIDE = 2_000;

/** The cost of one person. */
export interface PersonCost {
  hard: number;
  /** Minutes. */
  medium: number;
  soft: number;
  /** Not in the score: it leads the search to plans with few days. */
  guide: number;
  /** Rests under the wish: one that is a minute short is nearly as bad as one of ten. */
  shortRests: number;
}

/** When and where each flight stands. */
export interface Placement {
  readonly start: Int32Array;
  readonly trackOf: Int32Array;
}

/**
 * Computes what a plan costs a skater, or a coach on a day (decision 0212 has the rules of the score). Persons are
 * numbers: first the skaters, then each coach on each day.
 */
export class PersonCosts {
  readonly persons: number;
  private readonly model: Model;
  private readonly placement: Placement;
  private readonly rest: Rules['restMinutes'];
  private readonly keys: Float64Array;
  /** The flights of each coach on each day, sorted by start when they were counted last. */
  private readonly flightsOfCoachDay: number[][];

  /** @param placement in which every flight has a track */
  constructor(model: Model, placement: Placement) {
    this.model = model;
    this.placement = placement;
    this.rest = model.problem.rules.restMinutes;
    this.persons = model.skaters + model.coaches * model.days;
    this.keys = new Float64Array(Math.max(longest(model.flightsOfSkater), 1));
    this.flightsOfCoachDay = Array.from({ length: model.coaches * model.days }, () => []);
    for (const [flight, track] of placement.trackOf.entries()) {
      for (const list of this.coachDaysOf(flight, at(model.dayOf, track))) list.push(flight);
    }
  }

  coachDay(coach: number, day: number): number {
    return this.model.skaters + coach * this.model.days + day;
  }

  /** The flights of a person, in no order. */
  flightsOf(person: number): readonly number[] | Int32Array {
    const { skaters, flightsOfSkater } = this.model;
    if (person >= skaters) return this.flightsOfCoachDay[person - skaters] ?? [];
    return flightsOfSkater.items.subarray(
      at(flightsOfSkater.from, person),
      at(flightsOfSkater.from, person + 1),
    );
  }

  changeDay(flight: number, from: number, to: number): void {
    for (const list of this.coachDaysOf(flight, from)) list.splice(list.indexOf(flight), 1);
    for (const list of this.coachDaysOf(flight, to)) list.push(flight);
  }

  count(person: number, cost: PersonCost): void {
    cost.hard = 0;
    cost.medium = 0;
    cost.soft = 0;
    cost.guide = 0;
    cost.shortRests = 0;
    if (person < this.model.skaters) this.skater(person, cost);
    else
      cost.medium =
        this.clashes(this.flightsOfCoachDay[person - this.model.skaters] ?? []) * COACH_ON_TWO_SURFACES;
  }

  private skater(skater: number, cost: PersonCost): void {
    const { length, surfaceOf, dayOf } = this.model;
    const { start, trackOf } = this.placement;
    const { from, items } = this.model.flightsOfSkater;
    const begin = at(from, skater);
    const end = at(from, skater + 1);
    if (begin === end) return;
    this.sort(begin, end);
    let last = at(items, begin);
    let first = at(start, last);
    let left = first + at(length, last);
    for (let index = begin + 1; index < end; index += 1) {
      const flight = at(items, index);
      const track = at(trackOf, flight);
      const before = at(trackOf, last);
      const starts = at(start, flight);
      const leaves = starts + at(length, flight);
      if (at(dayOf, track) === at(dayOf, before)) {
        const other = at(surfaceOf, track) === at(surfaceOf, before) ? 0 : this.rest.otherSurface;
        const rest = starts - left;
        if (rest < (this.rest.least + other) * 60) cost.hard += 1;
        const wanted = this.rest.wanted + other;
        const lacking = Math.max(0, Math.min(wanted, Math.ceil(wanted - rest / 60)));
        cost.medium += lacking;
        if (rest < this.rest.wanted * 60) cost.shortRests += 1;
        // Of two flights at once the one that ends last counts.
        if (leaves < left) continue;
      } else {
        cost.guide += FURTHER_DAY_GUIDE;
        cost.soft += FURTHER_DAY + Math.ceil((left - first) / 60);
        first = starts;
      }
      left = leaves;
      last = flight;
    }
    cost.soft += Math.ceil((left - first) / 60);
  }

  /** The pairs of a coach's flights that are on two surfaces at once. */
  private clashes(flights: number[]): number {
    const { length, surfaceOf } = this.model;
    const { start, trackOf } = this.placement;
    let pairs = 0;
    for (let index = 1; index < flights.length; index += 1) {
      const flight = flights[index] as number;
      let place = index;
      for (; place > 0 && at(start, flights[place - 1] as number) > at(start, flight); place -= 1) {
        flights[place] = flights[place - 1] as number;
      }
      flights[place] = flight;
    }
    for (let index = 0; index < flights.length; index += 1) {
      const flight = flights[index] as number;
      const end = at(start, flight) + at(length, flight);
      for (let next = index + 1; next < flights.length; next += 1) {
        const other = flights[next] as number;
        if (at(start, other) >= end) break;
        if (at(surfaceOf, at(trackOf, flight)) !== at(surfaceOf, at(trackOf, other))) pairs += 1;
      }
    }
    return pairs;
  }

  private coachDaysOf(flight: number, day: number): number[][] {
    const { from, items } = this.model.coachesOf;
    const lists: number[][] = [];
    for (let index = at(from, flight); index < at(from, flight + 1); index += 1) {
      lists.push(this.flightsOfCoachDay[at(items, index) * this.model.days + day] ?? []);
    }
    return lists;
  }

  /** Sorts flights of one skater by day and start, in place: few change from one move to the next. */
  private sort(begin: number, end: number): void {
    const { items } = this.model.flightsOfSkater;
    const { start, trackOf } = this.placement;
    const { keys } = this;
    for (let index = begin; index < end; index += 1) {
      const flight = at(items, index);
      const key = at(this.model.dayOf, at(trackOf, flight)) * DAY + at(start, flight);
      let place = index;
      for (; place > begin && at(keys, place - 1 - begin) > key; place -= 1) {
        keys[place - begin] = at(keys, place - 1 - begin);
        items[place] = at(items, place - 1);
      }
      keys[place - begin] = key;
      items[place] = flight;
    }
  }
}

function longest({ from }: Lists): number {
  let most = 0;
  for (let list = 1; list < from.length; list += 1)
    most = Math.max(most, at(from, list) - at(from, list - 1));
  return most;
}
