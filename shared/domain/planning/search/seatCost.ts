import type { Random } from '../random.ts';
import {
  DEMANDS,
  DEMAND_KINDS,
  type JudgeBits,
  addJudge,
  addJudges,
  countWithout,
  judgeBits,
} from './judgeBits.ts';
import { type Model, at } from './model.ts';
import type { Placement } from './personCost.ts';

/** From so many flights of a demanding event on, a run is no longer likely to lose them. */
const MANY = 4;
/** The most that a lacking judge counts: less where few flights ask for one, so that a search empties such runs. */
export const WHOLE_SEAT = 2 * MANY;

/** A flight that can move. */
export interface OrderPlace {
  readonly track: number;
  readonly place: number;
}

/**
 * How many seats of a day's panels stay open at least, whoever sits where: runs that are on the ice at once share the
 * coaches whom neither pupils nor certificates keep from them. It is quick enough to be asked after a move.
 */
export class SeatCosts {
  private readonly model: Model;
  private readonly placement: Placement;
  private readonly judges: number;
  private readonly moveSeconds: number;
  private readonly bits: JudgeBits;
  private readonly demands: Int32Array;
  private readonly tracksOfDay: readonly (readonly number[])[];
  private readonly fixedOfDay: readonly (readonly number[])[];
  /** The first run of each track of the day that is counted. */
  private readonly firstRun: Int32Array;
  private readonly starts: Int32Array;
  private readonly ends: Int32Array;
  private readonly firstPlace: Int32Array;
  private readonly sizes: Int32Array;
  /** Of each run: how many flights make each demand. */
  private readonly asked: Int32Array;
  /** Of each run: who cannot judge it. */
  private readonly engaged: Int32Array;
  /** Of each run: what it lacks when it is alone on the ice. */
  private readonly alone: Int32Array;
  /** Of runs that are counted together: who can judge none of them, what they ask for, how few flights ask for it. */
  private readonly together: Int32Array;
  private readonly seats = new Int32Array(DEMAND_KINDS);
  private readonly fewest = new Int32Array(DEMAND_KINDS);
  /** The runs that lacked a judge when a day was counted last, with their tracks. */
  private lacking: { track: number; run: number }[] = [];

  /** @param orders of the flights on each track; others are fixed */
  constructor(model: Model, placement: Placement, orders: readonly (readonly number[])[]) {
    const { problem, flights, dayOf } = model;
    const certificates = new Map(problem.events.map(({ id, certificate }) => [id, certificate]));
    const movable = new Set(orders.flat());
    const fixed = [...flights.keys()].filter((flight) => !movable.has(flight));
    const days = Array.from({ length: model.days }, (_, day) => day);
    this.model = model;
    this.placement = placement;
    this.judges = problem.rules.judges;
    this.moveSeconds = problem.rules.judgeMoveMinutes * 60;
    this.bits = judgeBits(model);
    this.demands = Int32Array.from(flights, ({ eventId }) => DEMANDS[certificates.get(eventId) ?? 'bronze']);
    this.tracksOfDay = days.map((day) => [...dayOf.keys()].filter((track) => at(dayOf, track) === day));
    this.fixedOfDay = days.map((day) =>
      fixed.filter((flight) => at(dayOf, at(placement.trackOf, flight)) === day),
    );
    const most = flights.length;
    this.firstRun = new Int32Array(model.tracks.length + 1);
    this.starts = new Int32Array(most);
    this.ends = new Int32Array(most);
    this.firstPlace = new Int32Array(most);
    this.sizes = new Int32Array(most);
    this.asked = new Int32Array(most * DEMAND_KINDS);
    this.engaged = new Int32Array(most * this.bits.words);
    this.alone = new Int32Array(most);
    this.together = new Int32Array(this.bits.words);
  }

  /** Counts the lacking seats of a day: `WHOLE_SEAT` for each, or somewhat less. */
  ofDay(day: number, orders: readonly (readonly number[])[]): number {
    const tracks = this.tracksOfDay[day] ?? [];
    this.lacking = [];
    let runs = 0;
    for (const [index, track] of tracks.entries()) {
      this.firstRun[index] = runs;
      runs = this.readRuns(orders[track] ?? [], runs);
    }
    this.firstRun[tracks.length] = runs;
    for (const index of tracks.keys()) {
      for (const other of tracks)
        if (other !== tracks[index]) this.engageMeanwhile(index, orders[other] ?? []);
    }
    this.engageOthers(day, runs);
    let total = 0;
    for (const [index, track] of tracks.entries()) {
      for (let run = at(this.firstRun, index); run < at(this.firstRun, index + 1); run += 1) {
        const lacking = this.lackingAlone(run);
        this.alone[run] = lacking;
        if (lacking > 0) this.lacking.push({ track, run });
        total += lacking;
      }
    }
    for (const index of tracks.keys()) {
      for (let run = at(this.firstRun, index); run < at(this.firstRun, index + 1); run += 1) {
        total += this.lackingTogether(run, index, tracks);
      }
    }
    return total;
  }

  /** A flight of a run that lacks a judge; null where no run of the day does. */
  pickFlight(day: number, orders: readonly (readonly number[])[], random: Random): OrderPlace | null {
    this.ofDay(day, orders);
    const found = this.lacking[random.below(Math.max(1, this.lacking.length))];
    if (!found) return null;
    const { track, run } = found;
    return { track, place: at(this.firstPlace, run) + random.below(at(this.sizes, run)) };
  }

  /** Reads the runs of a track, with who is engaged in them; returns the number of the next run. */
  private readRuns(order: readonly number[], first: number): number {
    const { starts, ends, sizes, asked, engaged, demands, bits } = this;
    const { start } = this.placement;
    const { length } = this.model;
    let run = first - 1;
    let end = -1;
    for (let place = 0; place < order.length; place += 1) {
      const flight = order[place] as number;
      const begin = at(start, flight);
      if (begin !== end) {
        run += 1;
        starts[run] = begin;
        this.firstPlace[run] = place;
        sizes[run] = 0;
        asked.fill(0, run * DEMAND_KINDS, (run + 1) * DEMAND_KINDS);
        engaged.fill(0, run * bits.words, (run + 1) * bits.words);
      }
      end = begin + at(length, flight);
      ends[run] = end;
      sizes[run] = at(sizes, run) + 1;
      const demand = run * DEMAND_KINDS + at(demands, flight);
      asked[demand] = at(asked, demand) + 1;
      this.engage(run, flight);
    }
    return run + 1;
  }

  /** A coach judges no run while a pupil is on another surface. */
  private engageMeanwhile(index: number, order: readonly number[]): void {
    const { start } = this.placement;
    const { length } = this.model;
    let place = 0;
    for (let run = at(this.firstRun, index); run < at(this.firstRun, index + 1); run += 1) {
      const from = at(this.starts, run);
      const until = at(this.ends, run);
      for (; place < order.length; place += 1) {
        const flight = order[place] as number;
        if (at(start, flight) + at(length, flight) > from) break;
      }
      for (let next = place; next < order.length; next += 1) {
        const flight = order[next] as number;
        if (at(start, flight) >= until) break;
        this.engage(run, flight);
      }
    }
  }

  private engage(run: number, flight: number): void {
    const { words } = this.bits;
    addJudges(this.engaged, run * words, this.bits.engaged, flight * words, words);
  }

  /** Those of fixed flights, and those who are not there. */
  private engageOthers(day: number, runs: number): void {
    const { start } = this.placement;
    for (const flight of this.fixedOfDay[day] ?? []) {
      const from = at(start, flight);
      const until = from + at(this.model.length, flight);
      for (let run = 0; run < runs; run += 1) {
        if (from < at(this.ends, run) && at(this.starts, run) < until) this.engage(run, flight);
      }
    }
    for (const { judge, hours } of this.bits.visits[day] ?? []) {
      for (let run = 0; run < runs; run += 1) {
        const [from, until] = [at(this.starts, run), at(this.ends, run)];
        const isThere = hours.some((visit) => visit.from <= from && visit.until >= until);
        if (!isThere) addJudge(this.engaged, run * this.bits.words, judge);
      }
    }
  }

  private lackingAlone(run: number): number {
    this.begin(run);
    return this.mostLacking();
  }

  /** Counts what a run and those on other surfaces at its beginning lack together, beyond each alone. */
  private lackingTogether(run: number, index: number, tracks: readonly number[]): number {
    const from = at(this.starts, run);
    this.begin(run);
    let alone = at(this.alone, run);
    let partner = -1;
    let partnerTrack = -1;
    for (let other = 0; other < tracks.length; other += 1) {
      const meanwhile = other === index ? -1 : this.runAt(other, from);
      // Two runs that begin together are counted once.
      if (meanwhile < 0 || (at(this.starts, meanwhile) === from && other < index)) continue;
      partner = meanwhile;
      partnerTrack = tracks[other] as number;
      alone += at(this.alone, meanwhile);
      const { words } = this.bits;
      for (let word = 0; word < words; word += 1) {
        this.together[word] = at(this.together, word) & at(this.engaged, meanwhile * words + word);
      }
      this.addSeats(meanwhile);
    }
    if (partner < 0) return 0;
    const lacking = Math.max(0, this.mostLacking() - alone);
    if (lacking > 0) {
      this.lacking.push({ track: tracks[index] as number, run }, { track: partnerTrack, run: partner });
    }
    return lacking;
  }

  /** The run whose judges cannot sit on another surface at a time, or -1. */
  private runAt(index: number, time: number): number {
    let found = -1;
    for (let run = at(this.firstRun, index); run < at(this.firstRun, index + 1); run += 1) {
      if (at(this.starts, run) > time) break;
      found = run;
    }
    return found >= 0 && at(this.ends, found) + this.moveSeconds > time ? found : -1;
  }

  private begin(run: number): void {
    const { words } = this.bits;
    this.seats.fill(0);
    this.fewest.fill(MANY);
    for (let word = 0; word < words; word += 1) this.together[word] = at(this.engaged, run * words + word);
    this.addSeats(run);
  }

  /** The first judge is Gold, the others hold what the events ask for, the referee holds anything. */
  private addSeats(run: number): void {
    const { seats, asked, fewest, judges } = this;
    const first = run * DEMAND_KINDS;
    for (let demand = DEMANDS.silver; demand < DEMAND_KINDS; demand += 1) {
      const count = at(asked, first + demand);
      if (count > 0 && count < at(fewest, demand)) fewest[demand] = count;
    }
    const gold = at(asked, first + DEMANDS.gold) > 0 ? judges : Math.min(1, judges);
    const silver = at(asked, first + DEMANDS.silver) > 0 ? judges : gold;
    const synchro = at(asked, first + DEMANDS.synchro) > 0 ? judges : 0;
    seats[0] = at(seats, 0) + judges + 1;
    seats[DEMANDS.bronze] = at(seats, DEMANDS.bronze) + (synchro > 0 ? silver : judges);
    seats[DEMANDS.silver] = at(seats, DEMANDS.silver) + silver;
    seats[DEMANDS.gold] = at(seats, DEMANDS.gold) + gold;
    seats[DEMANDS.synchro] = at(seats, DEMANDS.synchro) + synchro;
  }

  /** The most that any demand lacks: who meets a higher one meets the lower ones. */
  private mostLacking(): number {
    let most = 0;
    for (let demand = 0; demand < DEMAND_KINDS; demand += 1) {
      const holders = this.bits.holders[demand];
      if (!holders) continue;
      const lacking = at(this.seats, demand) - countWithout(holders, this.together);
      most = Math.max(most, lacking * (MANY + at(this.fewest, demand)));
    }
    return most;
  }
}
