import { type Model, at } from './model.ts';
import { type PersonCost, PersonCosts, type Placement } from './personCost.ts';
import { TrackClock, type TrackRules } from './timeTrack.ts';

/** Hard findings, seconds after closing, medium minutes, soft points. */
export type Totals = readonly [hard: number, hours: number, medium: number, soft: number];

/** A change of at most two tracks. */
export type Move = { readonly kind: 'swap' | 'insert'; readonly track: number; readonly place: number } & {
  readonly toTrack: number;
  readonly toPlace: number;
};

/**
 * Which flight stands where and when, with what it costs. A move is tried with `propose`, then kept with `accept` or
 * taken back with `reject`; only what it touches is counted again.
 */
export class Schedule implements Placement {
  readonly start: Int32Array;
  readonly trackOf: Int32Array;
  /** The flights of each track that can move, in order. */
  readonly orders: number[][];
  private readonly model: Model;
  private readonly clocks: readonly TrackClock[];
  private readonly costs: PersonCosts;
  /** Hard, medium and soft cost of each person: skaters first, then coaches. */
  private readonly kept: Int32Array;
  private readonly overtime: Int32Array;
  private readonly totals: [number, number, number, number] = [0, 0, 0, 0];
  private readonly stamp: Int32Array;
  private stamped = 0;
  private touched: number[] = [];
  private undo: {
    orders: [number, number[]][];
    times: number[];
    costs: number[];
    totals: Totals;
    overtime: number[];
  };

  /**
   * @param orders of the flights on each track; fixed flights are not among them
   * @param fixed the starts and tracks of flights that do not move, -1 for the others
   */
  constructor(
    model: Model,
    rules: readonly TrackRules[],
    orders: readonly (readonly number[])[],
    fixed: Placement,
  ) {
    this.model = model;
    this.start = Int32Array.from(fixed.start);
    this.trackOf = Int32Array.from(fixed.trackOf);
    this.orders = orders.map((order) => [...order]);
    this.clocks = rules.map((track) => new TrackClock(track));
    this.costs = new PersonCosts(model, this);
    const persons = model.skaters + model.coaches;
    this.kept = new Int32Array(persons * 3);
    this.stamp = new Int32Array(persons);
    this.overtime = new Int32Array(orders.length);
    this.undo = this.emptyUndo();
    for (const track of this.orders.keys()) this.time(track);
    this.touched = [...this.stamp.keys()];
    this.recount();
  }

  get score(): Totals {
    const [hard, hours, medium, soft] = this.totals;
    return [hard, hours, medium, soft];
  }

  /** Tries a move; `score` then includes it. */
  propose({ kind, track, place, toTrack, toPlace }: Move): void {
    this.undo = this.emptyUndo();
    this.stamped += 1;
    this.touched = [];
    const from = this.orders[track] ?? [];
    const to = this.orders[toTrack] ?? [];
    this.undo.orders.push([track, [...from]]);
    if (toTrack !== track) this.undo.orders.push([toTrack, [...to]]);
    if (kind === 'swap') {
      const flight = from[place] as number;
      from[place] = to[toPlace] as number;
      to[toPlace] = flight;
    } else {
      const [flight = 0] = from.splice(place, 1);
      to.splice(toPlace, 0, flight);
    }
    this.time(track);
    if (toTrack !== track) this.time(toTrack);
    this.recount();
  }

  reject(): void {
    const { orders, times, costs, totals, overtime } = this.undo;
    for (const [track, order] of orders) this.orders[track] = order;
    for (let index = 0; index < times.length; index += 3) {
      const flight = times[index] as number;
      this.start[flight] = times[index + 1] as number;
      this.trackOf[flight] = times[index + 2] as number;
    }
    for (let index = 0; index < costs.length; index += 4) {
      const person = (costs[index] as number) * 3;
      for (let part = 0; part < 3; part += 1) this.kept[person + part] = costs[index + 1 + part] as number;
    }
    for (let index = 0; index < overtime.length; index += 2) {
      this.overtime[overtime[index] as number] = overtime[index + 1] as number;
    }
    for (const [part, value] of totals.entries()) this.totals[part] = value;
  }

  private emptyUndo() {
    const [hard, hours, medium, soft] = this.totals;
    return {
      orders: [] as [number, number[]][],
      times: [] as number[],
      costs: [] as number[],
      totals: [hard, hours, medium, soft] as Totals,
      overtime: [] as number[],
    };
  }

  private time(track: number): void {
    const clock = this.clocks[track];
    if (!clock) return;
    clock.reset();
    for (const flight of this.orders[track] ?? []) {
      const start = clock.place(at(this.model.length, flight));
      if (start === at(this.start, flight) && at(this.trackOf, flight) === track) continue;
      this.undo.times.push(flight, at(this.start, flight), at(this.trackOf, flight));
      this.start[flight] = start;
      this.trackOf[flight] = track;
      this.touch(flight);
    }
    clock.finish();
    const before = at(this.overtime, track);
    const after = Math.max(0, clock.now - at(this.model.closes, track));
    this.undo.overtime.push(track, before);
    this.overtime[track] = after;
    this.totals[1] += after - before;
  }

  private touch(flight: number): void {
    const { skatersOf, coachesOf, skaters } = this.model;
    for (let index = at(skatersOf.from, flight); index < at(skatersOf.from, flight + 1); index += 1) {
      this.touchPerson(at(skatersOf.items, index));
    }
    for (let index = at(coachesOf.from, flight); index < at(coachesOf.from, flight + 1); index += 1) {
      this.touchPerson(skaters + at(coachesOf.items, index));
    }
  }

  private touchPerson(person: number): void {
    if (at(this.stamp, person) === this.stamped) return;
    this.stamp[person] = this.stamped;
    this.touched.push(person);
  }

  private recount(): void {
    const cost: PersonCost = { hard: 0, medium: 0, soft: 0 };
    const { skaters } = this.model;
    const { kept, totals } = this;
    for (const person of this.touched) {
      if (person < skaters) this.costs.skater(person, cost);
      else this.costs.coach(person - skaters, cost);
      const first = person * 3;
      const hard = at(kept, first);
      const medium = at(kept, first + 1);
      const soft = at(kept, first + 2);
      this.undo.costs.push(person, hard, medium, soft);
      totals[0] += cost.hard - hard;
      totals[2] += cost.medium - medium;
      totals[3] += cost.soft - soft;
      kept[first] = cost.hard;
      kept[first + 1] = cost.medium;
      kept[first + 2] = cost.soft;
    }
  }
}
