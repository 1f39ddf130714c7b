import type { Certificate } from '../../../contract/schedule/planningFiles.ts';
import { type Model, at } from './model.ts';
import type { Placement } from './personCost.ts';

const BITS: Readonly<Record<Certificate, number>> = { bronze: 0, silver: 1, gold: 2, synchro: 4 };
/**
 * What a run costs for the certificates that all of its judges then need, by the sum of `BITS`: one flight of a Gold
 * event asks for three Gold judges for its whole run, so such flights had better share their runs.
 */
const COSTS = [0, 40, 150, 160, 150, 200, 300, 310];

/** What the runs of a track ask of judges. */
export class RunCosts {
  private readonly bits: Int32Array;
  private readonly model: Model;
  private readonly placement: Placement;

  constructor(model: Model, placement: Placement) {
    const certificates = new Map(model.problem.events.map(({ id, certificate }) => [id, certificate]));
    this.bits = Int32Array.from(model.flights, ({ eventId }) => BITS[certificates.get(eventId) ?? 'bronze']);
    this.model = model;
    this.placement = placement;
  }

  /** @param order of the flights on the track */
  ofTrack(order: readonly number[]): number {
    const { start } = this.placement;
    let cost = 0;
    let needed = 0;
    let end = -1;
    for (const flight of order) {
      const begin = at(start, flight);
      if (begin !== end) {
        cost += COSTS[needed] ?? 0;
        needed = 0;
      }
      needed |= at(this.bits, flight);
      end = begin + at(this.model.length, flight);
    }
    return cost + (COSTS[needed] ?? 0);
  }
}
