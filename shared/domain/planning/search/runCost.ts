import type { Certificate } from '../../../contract/core/planningWords.ts';
import { GatheredPupils } from './gatheredPupils.ts';
import { type Model, at } from './model.ts';
import type { Placement } from './personCost.ts';

const KINDS: Readonly<Record<Certificate, number>> = { bronze: 0, silver: 1, gold: 2, synchro: 3 };
/**
 * The cost of a run's flights of Gold events, by their number: one of them asks for three Gold judges for
 * the whole run, further ones for nothing more. So the search gathers them in few runs.
 */
const GATHERED = [0, 250, 375, 450, 500];
/** The same for Silver, whose judges are not as scarce. */
const SILVER_PART = 0.2;

/** Counts what the runs of a track ask of judges. */
export class RunCosts {
  /** Of all tracks. */
  total = 0;
  readonly pupils: GatheredPupils;
  private readonly ofTracks: Float64Array;
  private readonly kinds: Int32Array;
  private readonly model: Model;
  private readonly placement: Placement;

  constructor(model: Model, placement: Placement) {
    const certificates = new Map(model.problem.events.map(({ id, certificate }) => [id, certificate]));
    this.kinds = Int32Array.from(
      model.flights,
      ({ eventId }) => KINDS[certificates.get(eventId) ?? 'bronze'],
    );
    this.model = model;
    this.placement = placement;
    this.ofTracks = new Float64Array(model.tracks.length);
    this.pupils = new GatheredPupils(model, placement);
  }

  /** @param order of the flights on the track */
  count(track: number, order: readonly number[]): void {
    const cost = this.costOf(order);
    this.total += cost - at(this.ofTracks, track);
    this.ofTracks[track] = cost;
    this.pupils.count(track, order);
  }

  private costOf(order: readonly number[]): number {
    const { start } = this.placement;
    let cost = 0;
    let silver = 0;
    let gold = 0;
    let synchro = 0;
    let end = -1;
    for (const flight of order) {
      const begin = at(start, flight);
      if (begin !== end) {
        cost += costOfRun(silver, gold, synchro);
        silver = 0;
        gold = 0;
        synchro = 0;
      }
      const kind = at(this.kinds, flight);
      if (kind === KINDS.silver) silver += 1;
      else if (kind === KINDS.gold) gold += 1;
      else if (kind === KINDS.synchro) synchro += 1;
      end = begin + at(this.model.length, flight);
    }
    return cost + costOfRun(silver, gold, synchro);
  }
}

/** Gold covers Silver; Synchro is another certificate. */
const costOfRun = (silver: number, gold: number, synchro: number) =>
  costOfCount(gold) + costOfCount(synchro) + (gold === 0 ? costOfCount(silver) * SILVER_PART : 0);

const costOfCount = (flights: number) => GATHERED[Math.min(flights, GATHERED.length - 1)] ?? 0;
