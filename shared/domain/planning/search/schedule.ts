import { UnfilledSeats } from './unfilledSeats.ts';
import { type Model, at } from './model.ts';
import { type PersonCost, PersonCosts, type Placement } from './personCost.ts';
import { RunCosts } from './runCost.ts';
import { CLOCK_STATE, TrackClock, type TrackRules } from './timeTrack.ts';
import { NumberSet } from './numberSet.ts';

/** Hard findings, seconds after closing, medium minutes, soft points. */
export type Totals = readonly [hard: number, hours: number, medium: number, soft: number];

/** The cost of a second of a track's overtime beyond its share, and the limit to which its share may be passed. */
const UNEVEN_SECOND = 2;
const EVEN_ENOUGH = 12 * 60;
/** How many numbers are kept of a person. */
const PARTS = 5;

/** A change of at most two tracks: two flights change places, or one goes elsewhere. */
export interface Move {
  readonly kind: 'swap' | 'insert';
  readonly track: number;
  readonly place: number;
  readonly toTrack: number;
  readonly toPlace: number;
}

/**
 * Which flight stands where and when, with what it costs. A move is tried with `propose` and taken back with `reject`;
 * only what it touches is timed and counted again.
 */
export class Schedule implements Placement {
  readonly start: Int32Array;
  readonly trackOf: Int32Array;
  /** The place of each flight in the order of its track. */
  readonly placeOf: Int32Array;
  /** The flights of each track that can move, in order. */
  readonly orders: number[][];
  /** Skaters and coaches with hard or medium cost. */
  readonly troubled: NumberSet;
  /** The lacking seats of panels; after a move only where `countSeats` was asked. */
  readonly seats: UnfilledSeats;
  /** Rests under the wish, whatever the surfaces. */
  shortRests = 0;
  /** The least that seats lack after the last move, without counting them. */
  lackingAtLeast = 0;
  private readonly model: Model;
  private readonly clocks: readonly TrackClock[];
  /** The clock's state before each place of a track: timing begins where something changed. */
  private readonly states: readonly Int32Array[];
  private readonly costs: PersonCosts;
  private readonly runCosts: RunCosts;
  /** Hard, medium, soft cost, guide and short rests of each person. */
  private readonly kept: Int32Array;
  private readonly overtime: Int32Array;
  /** The overtime of a track if what does not fit is shared out evenly. */
  private readonly sharedOvertime: number;
  private readonly totals: [number, number, number, number] = [0, 0, 0, 0];
  private guideTotal = 0;
  private readonly stamp: Int32Array;
  private stamped = 0;
  private touched: number[] = [];
  private lastMove: Move | null = null;
  /** Persons with their costs before the last move. */
  private undo: number[] = [];
  private readonly cost: PersonCost = { hard: 0, medium: 0, soft: 0, guide: 0, shortRests: 0 };

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
    this.placeOf = new Int32Array(model.flights.length);
    this.orders = orders.map((order) => [...order]);
    for (const [track, order] of orders.entries()) for (const flight of order) this.trackOf[flight] = track;
    this.clocks = rules.map((track) => new TrackClock(track));
    this.states = rules.map(() => new Int32Array((model.flights.length + 1) * CLOCK_STATE));
    this.costs = new PersonCosts(model, this);
    this.runCosts = new RunCosts(model, this);
    this.seats = new UnfilledSeats(model, this, this.orders);
    this.kept = new Int32Array(this.costs.persons * PARTS);
    this.stamp = new Int32Array(this.costs.persons);
    this.troubled = new NumberSet(this.costs.persons);
    this.overtime = new Int32Array(orders.length);
    this.sharedOvertime = sharedOvertime(model);
    for (const track of this.orders.keys()) {
      this.clocks[track]?.reset();
      this.clocks[track]?.save(this.states[track] ?? new Int32Array(CLOCK_STATE), 0);
      this.time(track, 0, Infinity);
    }
    this.touched = [...this.stamp.keys()];
    this.recount();
    this.seats.countAll();
  }

  get score(): Totals {
    const [hard, hours, medium, soft] = this.totals;
    return [hard, hours, medium, soft];
  }

  /** Not in the score, but it leads the search: what runs ask of judges, further days, tracks later than others. */
  get guide(): number {
    return this.guideTotal + this.runCosts.total;
  }

  /** Not in the score either: it leads the search while it is warm to runs in which few coaches can judge. */
  get gathering(): number {
    return this.runCosts.pupils.total;
  }

  /** Whether a flight is in the order of its track: fixed ones are not. */
  isMovable(flight: number): boolean {
    return this.orders[at(this.trackOf, flight)]?.[at(this.placeOf, flight)] === flight;
  }

  /** The flights of a skater, or of a coach on a day. */
  flightsOf(person: number): readonly number[] | Int32Array {
    return this.costs.flightsOf(person);
  }

  /** Goes back to orders that it had before. */
  restore(orders: readonly (readonly number[])[]): void {
    this.undo = [];
    this.lastMove = null;
    this.stamped += 1;
    this.touched = [];
    for (const [track, order] of orders.entries()) this.orders[track] = [...order];
    for (const track of this.orders.keys()) this.time(track, 0, Infinity);
    this.recount();
    this.seats.countAll();
  }

  /** Counts what the seats lack after the last move. */
  countSeats(): number {
    return this.lastMove ? this.seats.count(this.lastMove) : this.seats.total;
  }

  /** Tries a move; `score` then includes it, what seats lack only after `countSeats`. */
  propose(move: Move): void {
    this.lastMove = move;
    this.lackingAtLeast = this.seats.begin(move);
    this.undo = [];
    this.stamped += 1;
    this.touched = [];
    this.apply(move);
    this.recount();
  }

  /** Takes the last move back. */
  reject(): void {
    const move = this.lastMove;
    if (!move) return;
    this.apply(reverse(move));
    this.seats.takeBack();
    const { undo, cost } = this;
    for (let index = 0; index < undo.length; index += PARTS + 1) {
      cost.hard = undo[index + 1] as number;
      cost.medium = undo[index + 2] as number;
      cost.soft = undo[index + 3] as number;
      cost.guide = undo[index + 4] as number;
      cost.shortRests = undo[index + 5] as number;
      this.keep(undo[index] as number, cost);
    }
    this.lastMove = null;
  }

  private apply({ kind, track, place, toTrack, toPlace }: Move): void {
    const from = this.orders[track] ?? [];
    const to = this.orders[toTrack] ?? [];
    if (kind === 'swap') {
      const flight = from[place] as number;
      from[place] = to[toPlace] as number;
      to[toPlace] = flight;
    } else {
      const [flight = 0] = from.splice(place, 1);
      to.splice(toPlace, 0, flight);
    }
    if (track === toTrack) {
      this.time(track, Math.min(place, toPlace), Math.max(place, toPlace));
      return;
    }
    // Flights after an inserted one never come back to their old time.
    this.time(track, place, kind === 'swap' ? place : Infinity);
    this.time(toTrack, toPlace, kind === 'swap' ? toPlace : Infinity);
  }

  /** Times a track from a place on, until nothing changes after the last changed place. */
  private time(track: number, from: number, lastChanged: number): void {
    const clock = this.clocks[track];
    const states = this.states[track];
    const order = this.orders[track];
    if (!clock || !states || !order) return;
    clock.load(states, from * CLOCK_STATE);
    let place = from;
    for (; place < order.length; place += 1) {
      if (place > lastChanged && clock.isAt(states, place * CLOCK_STATE)) break;
      clock.save(states, place * CLOCK_STATE);
      this.put(
        order[place] as number,
        track,
        place,
        clock.place(at(this.model.length, order[place] as number)),
      );
    }
    if (place === order.length) {
      // A flight that is put behind all others begins here.
      clock.save(states, place * CLOCK_STATE);
      clock.finish();
      const after = Math.max(0, clock.now - at(this.model.closes, track));
      this.totals[1] += after - at(this.overtime, track);
      this.guideTotal += this.unevenness(after) - this.unevenness(at(this.overtime, track));
      this.overtime[track] = after;
    }
    this.runCosts.count(track, order);
  }

  /** The cost of a track that is later than its share of what does not fit. */
  private unevenness(overtime: number): number {
    return Math.max(0, overtime - this.sharedOvertime) * UNEVEN_SECOND;
  }

  private put(flight: number, track: number, place: number, start: number): void {
    this.placeOf[flight] = place;
    const before = at(this.trackOf, flight);
    if (start === at(this.start, flight) && before === track) return;
    this.start[flight] = start;
    if (before !== track) {
      this.trackOf[flight] = track;
      const [day, dayBefore] = [at(this.model.dayOf, track), at(this.model.dayOf, before)];
      if (day !== dayBefore) {
        this.touch(flight, dayBefore);
        this.costs.changeDay(flight, dayBefore, day);
      }
    }
    this.touch(flight, at(this.model.dayOf, track));
  }

  private touch(flight: number, day: number): void {
    const { skatersOf, coachesOf } = this.model;
    for (let index = at(skatersOf.from, flight); index < at(skatersOf.from, flight + 1); index += 1) {
      this.touchPerson(at(skatersOf.items, index));
    }
    for (let index = at(coachesOf.from, flight); index < at(coachesOf.from, flight + 1); index += 1) {
      this.touchPerson(this.costs.coachDay(at(coachesOf.items, index), day));
    }
  }

  private touchPerson(person: number): void {
    if (at(this.stamp, person) === this.stamped) return;
    this.stamp[person] = this.stamped;
    this.touched.push(person);
  }

  private recount(): void {
    const { cost, kept, undo } = this;
    for (const person of this.touched) {
      const first = person * PARTS;
      undo.push(person);
      for (let part = 0; part < PARTS; part += 1) undo.push(at(kept, first + part));
      this.costs.count(person, cost);
      this.keep(person, cost);
    }
  }

  private keep(person: number, { hard, medium, soft, guide, shortRests }: PersonCost): void {
    const { kept, totals } = this;
    const first = person * PARTS;
    totals[0] += hard - at(kept, first);
    totals[2] += medium - at(kept, first + 1);
    totals[3] += soft - at(kept, first + 2);
    this.guideTotal += guide - at(kept, first + 3);
    this.shortRests += shortRests - at(kept, first + 4);
    kept[first] = hard;
    kept[first + 1] = medium;
    kept[first + 2] = soft;
    kept[first + 3] = guide;
    kept[first + 4] = shortRests;
    if (hard > 0 || medium > 0) this.troubled.add(person);
    else this.troubled.delete(person);
  }
}

function sharedOvertime({ length, capacity, tracks }: Model): number {
  const sum = (numbers: Int32Array) => numbers.reduce((total, number) => total + number, 0);
  const lacking = Math.max(0, sum(length) - sum(capacity));
  return (lacking / Math.max(1, tracks.length)) * 1.1 + EVEN_ENOUGH;
}

/** The move that takes a move back. */
export function reverse({ kind, track, place, toTrack, toPlace }: Move): Move {
  return { kind, track: toTrack, place: toPlace, toTrack: track, toPlace: place };
}
