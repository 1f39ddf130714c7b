import type { Random } from '../random.ts';
import { type Model, at } from './model.ts';
import type { Placement } from './personCost.ts';
import { type OrderPlace, SeatCosts } from './seatCost.ts';

type Orders = readonly (readonly number[])[];

/** A change of at most two tracks. */
interface Change {
  readonly track: number;
  readonly toTrack: number;
}

/** Counts lacking seats of each day, in parts of `WHOLE_SEAT`, while flights move. */
export class UnfilledSeats {
  private readonly model: Model;
  private readonly orders: Orders;
  private readonly costs: SeatCosts;
  private readonly ofDays: Int32Array;
  private readonly before: Int32Array;
  private hasCounted = false;

  /** @param orders of the flights that can move: the lists that will change */
  constructor(model: Model, placement: Placement, orders: Orders) {
    this.model = model;
    this.orders = orders;
    this.costs = new SeatCosts(model, placement, orders);
    this.ofDays = new Int32Array(model.days);
    this.before = new Int32Array(model.days);
  }

  /** As they were counted last. */
  get total(): number {
    return this.ofDays.reduce((sum, lacking) => sum + lacking, 0);
  }

  countAll(): void {
    for (const day of this.ofDays.keys()) this.ofDays[day] = this.costs.ofDay(day, this.orders);
  }

  /** Computes the least that is lacking after a change: the seats of the other days. */
  begin({ track, toTrack }: Change): number {
    this.hasCounted = false;
    const { dayOf } = this.model;
    const [from, to] = [at(dayOf, track), at(dayOf, toTrack)];
    return this.total - at(this.ofDays, from) - (to === from ? 0 : at(this.ofDays, to));
  }

  /** Counts the days of a change again; returns the total. */
  count({ track, toTrack }: Change): number {
    const { dayOf } = this.model;
    const [from, to] = [at(dayOf, track), at(dayOf, toTrack)];
    this.before.set(this.ofDays);
    this.hasCounted = true;
    this.ofDays[from] = this.costs.ofDay(from, this.orders);
    if (to !== from) this.ofDays[to] = this.costs.ofDay(to, this.orders);
    return this.total;
  }

  /** Takes the count of the last change back. */
  takeBack(): void {
    if (this.hasCounted) this.ofDays.set(this.before);
    this.hasCounted = false;
  }

  /** A flight that stands where a judge is lacking; null where none was found. */
  pick(random: Random): OrderPlace | null {
    const day = random.below(this.ofDays.length);
    return at(this.ofDays, day) === 0 ? null : this.costs.pickFlight(day, this.orders, random);
  }
}
