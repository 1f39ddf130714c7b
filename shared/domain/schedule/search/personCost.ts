import type { Rules } from '../../../contract/schedule/planningFiles.ts';
import { type Lists, type Model, at } from './model.ts';

/** Seconds between two days, so that one number orders flights of a person by day and start. */
const DAY = 200_000;
/** A day of a skater beyond the first: hotel nights. */
const FURTHER_DAY = 240;
/** Minutes for each pair of flights that needs a coach on two surfaces at once. */
const COACH_ON_TWO_SURFACES = 15;

/** The cost of one person, added to by `addSkater` and `addCoach`. */
export interface PersonCost {
  hard: number;
  /** Minutes. */
  medium: number;
  soft: number;
}

/** When and where each flight stands. */
export interface Placement {
  readonly start: Int32Array;
  readonly trackOf: Int32Array;
}

/** Computes what a plan costs a skater or a coach (decision 0212 has the rules of the score). */
export class PersonCosts {
  private readonly model: Model;
  private readonly placement: Placement;
  private readonly rest: Rules['restMinutes'];
  private readonly keys: Float64Array;
  /** How many flights were sorted last. */
  private count = 0;

  constructor(model: Model, placement: Placement) {
    this.model = model;
    this.placement = placement;
    this.rest = model.problem.rules.restMinutes;
    const most = Math.max(longest(model.flightsOfSkater), longest(model.flightsOfCoach), 1);
    this.keys = new Float64Array(most);
  }

  skater(skater: number, cost: PersonCost): void {
    const { length, surfaceOf, dayOf } = this.model;
    const { start, trackOf } = this.placement;
    const { items } = this.model.flightsOfSkater;
    const begin = this.sort(this.model.flightsOfSkater, skater);
    const { count } = this;
    cost.hard = 0;
    cost.medium = 0;
    cost.soft = 0;
    if (count === 0) return;
    let first = at(items, begin);
    let previous = first;
    for (let index = 1; index < count; index += 1) {
      const flight = at(items, begin + index);
      const track = at(trackOf, flight);
      const before = at(trackOf, previous);
      if (at(dayOf, track) === at(dayOf, before)) {
        const other = at(surfaceOf, track) === at(surfaceOf, before) ? 0 : this.rest.otherSurface;
        const rest = at(start, flight) - at(start, previous) - at(length, previous);
        if (rest < (this.rest.least + other) * 60) cost.hard += 1;
        const wanted = this.rest.wanted + other;
        cost.medium += Math.max(0, Math.min(wanted, Math.ceil(wanted - rest / 60)));
      } else {
        cost.soft += FURTHER_DAY + this.minutes(first, previous);
        first = flight;
      }
      previous = flight;
    }
    cost.soft += this.minutes(first, previous);
  }

  coach(coach: number, cost: PersonCost): void {
    const { length, surfaceOf } = this.model;
    const { trackOf } = this.placement;
    const { items } = this.model.flightsOfCoach;
    const begin = this.sort(this.model.flightsOfCoach, coach);
    const { count } = this;
    let pairs = 0;
    for (let index = 0; index < count; index += 1) {
      const flight = at(items, begin + index);
      const end = at(this.keys, index) + at(length, flight);
      for (let next = index + 1; next < count && at(this.keys, next) < end; next += 1) {
        const other = at(trackOf, at(items, begin + next));
        if (at(surfaceOf, at(trackOf, flight)) !== at(surfaceOf, other)) pairs += 1;
      }
    }
    cost.hard = 0;
    cost.medium = pairs * COACH_ON_TWO_SURFACES;
    cost.soft = 0;
  }

  private minutes(first: number, last: number): number {
    const { start } = this.placement;
    return Math.ceil((at(start, last) + at(this.model.length, last) - at(start, first)) / 60);
  }

  /**
   * Sorts the person's flights by day and start, in place: few change from one move to the next.
   * @returns where they begin
   */
  private sort({ from, items }: Lists, person: number): number {
    const begin = at(from, person);
    const count = at(from, person + 1) - begin;
    const { start, trackOf } = this.placement;
    const { keys } = this;
    for (let index = 0; index < count; index += 1) {
      const flight = at(items, begin + index);
      const key = at(this.model.dayOf, at(trackOf, flight)) * DAY + at(start, flight);
      let place = index;
      for (; place > 0 && at(keys, place - 1) > key; place -= 1) {
        keys[place] = at(keys, place - 1);
        items[begin + place] = at(items, begin + place - 1);
      }
      keys[place] = key;
      items[begin + place] = flight;
    }
    this.count = count;
    return begin;
  }
}

function longest({ from }: Lists): number {
  let most = 0;
  for (let list = 1; list < from.length; list += 1)
    most = Math.max(most, at(from, list) - at(from, list - 1));
  return most;
}
