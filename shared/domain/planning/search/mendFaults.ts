import { type Weights, energyOf, energyOfSeats, wholeEnergy } from './energy.ts';
import { type Model, at } from './model.ts';
import type { Move, Schedule } from './schedule.ts';

/**
 * Mends what is wrong for one person after the other: of all changes of place on the day of the person's flights it makes
 * the one that costs least. Random moves find such a change too late, or take a dear one.
 */
export class FaultMender {
  private readonly schedule: Schedule;
  private readonly model: Model;
  private queue: number[] = [];
  /** Whether the last round mended anything. */
  private isUseful = true;

  constructor(schedule: Schedule, model: Model) {
    this.schedule = schedule;
    this.model = model;
  }

  /**
   * @param moves that may be tried, somewhat more for the last person
   * @returns how many were tried; fewer if nothing is left that it can mend
   */
  mend(moves: number, weights: Weights): number {
    let tried = 0;
    while (tried < moves) {
      const person = this.next();
      if (person === undefined) break;
      if (this.schedule.troubled.has(person)) tried += this.mendPerson(person, weights);
    }
    return tried;
  }

  /** Skaters before coaches: a rest is worth more than a coach on one surface. */
  private next(): number | undefined {
    if (this.queue.length === 0) {
      if (!this.isUseful) return undefined;
      this.isUseful = false;
      this.queue = this.schedule.troubled.list().sort((one, other) => other - one);
    }
    return this.queue.pop();
  }

  private mendPerson(person: number, weights: Weights): number {
    const { schedule } = this;
    let least = wholeEnergy(schedule, weights) - 1;
    let best: Move | null = null;
    let tried = 0;
    for (const flight of [...schedule.flightsOf(person)]) {
      if (!schedule.isMovable(flight)) continue;
      for (const move of this.movesOf(flight)) {
        tried += 1;
        schedule.propose(move);
        const without = energyOf(schedule, weights);
        if (without + energyOfSeats(schedule.lackingAtLeast, weights) < least) {
          const energy = without + energyOfSeats(schedule.countSeats(), weights);
          if (energy < least) {
            least = energy;
            best = move;
          }
        }
        schedule.reject();
      }
    }
    if (best) {
      schedule.propose(best);
      schedule.countSeats();
      this.isUseful = true;
    }
    return tried;
  }

  /** All changes of place of a flight on its day. */
  private *movesOf(flight: number): Generator<Move> {
    const { schedule, model } = this;
    const track = at(schedule.trackOf, flight);
    const place = at(schedule.placeOf, flight);
    for (const [toTrack, order] of schedule.orders.entries()) {
      if (at(model.dayOf, toTrack) !== at(model.dayOf, track)) continue;
      for (let toPlace = 0; toPlace < order.length; toPlace += 1) {
        if (toTrack === track && toPlace === place) continue;
        yield { kind: 'swap', track, place, toTrack, toPlace };
        yield { kind: 'insert', track, place, toTrack, toPlace };
      }
    }
  }
}
