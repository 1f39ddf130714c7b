import type { Problem } from '../../../contract/core/planningFiles.ts';
import { type Model, at } from './model.ts';
import type { Placement } from './personCost.ts';

/** The cost of a run's flights with pupils of one coach, by their number: the first keeps the coach from the panel, further ones from nothing more. */
const GATHERED = [0, 500, 700, 800, 860, 900];

/** Whether one panel asks for all coaches who judge. */
export const hasFewJudges = ({ coaches, rules }: Problem): boolean =>
  coaches.filter(({ certificates }) => certificates.length > 0).length <= rules.judges + 1;

/**
 * Where one panel asks for all coaches who judge, a seat is filled only in a run without the own pupils. Each flight that
 * leaves such a run costs less then, long before the run has lost the last of them.
 */
export class GatheredPupils {
  /** Of all tracks; 0 where there are coaches enough. */
  total = 0;
  private readonly model: Model;
  private readonly placement: Placement;
  private readonly ofTracks: Float64Array;
  /** Of each coach: the place among those who judge, or -1. */
  private readonly judgeOf: Int32Array;
  /** How many flights of the run have pupils of each judge. */
  private readonly counts: Int32Array;
  private readonly areFew: boolean;

  constructor(model: Model, placement: Placement) {
    let judges = 0;
    this.judgeOf = Int32Array.from(model.problem.coaches, ({ certificates }) =>
      certificates.length > 0 ? judges++ : -1,
    );
    this.counts = new Int32Array(judges);
    this.areFew = hasFewJudges(model.problem);
    this.model = model;
    this.placement = placement;
    this.ofTracks = new Float64Array(model.tracks.length);
  }

  /** @param order of the flights on the track */
  count(track: number, order: readonly number[]): void {
    if (!this.areFew) return;
    const cost = this.costOf(order);
    this.total += cost - at(this.ofTracks, track);
    this.ofTracks[track] = cost;
  }

  private costOf(order: readonly number[]): number {
    const { start } = this.placement;
    let cost = 0;
    let end = -1;
    for (const flight of order) {
      const begin = at(start, flight);
      if (begin !== end) cost += this.endRun();
      end = begin + at(this.model.length, flight);
      this.addPupils(flight);
    }
    return cost + this.endRun();
  }

  private addPupils(flight: number): void {
    const { counts, judgeOf, model } = this;
    const { from, items } = model.coachesOf;
    for (let index = at(from, flight); index < at(from, flight + 1); index += 1) {
      const judge = at(judgeOf, at(items, index));
      if (judge >= 0) counts[judge] = at(counts, judge) + 1;
    }
  }

  private endRun(): number {
    let cost = 0;
    for (const flights of this.counts) cost += GATHERED[Math.min(flights, GATHERED.length - 1)] ?? 0;
    this.counts.fill(0);
    return cost;
  }
}
