import type { Random } from '../random.ts';
import { type Model, at } from './model.ts';
import type { Move, Schedule } from './schedule.ts';

/** How many flights are looked at for one that brings no other judge's pupils. */
const PARTNERS = 4;

/** Flights between two pauses of a track. */
interface Run {
  readonly track: number;
  readonly from: number;
  until: number;
}

/**
 * Moves for competitions with few judges: a flight with pupils of one of them leaves its run for a run that has such
 * flights anyway. By chance alone a run seldom loses its last one, and only then the coach can sit on its panel.
 */
export class PupilMoves {
  private readonly schedule: Schedule;
  private readonly model: Model;
  /** Of each flight: the judges with pupils in it, as bits. */
  private readonly judgesOf: Int32Array;
  private readonly judges: number;

  constructor(schedule: Schedule, model: Model) {
    const { coaches } = model.problem;
    const judges = [...coaches.keys()].filter((index) => (coaches[index]?.certificates.length ?? 0) > 0);
    const bitOf = new Map(judges.map((coach, place) => [coach, 1 << place]));
    const { from, items } = model.coachesOf;
    this.schedule = schedule;
    this.model = model;
    this.judges = judges.length;
    this.judgesOf = Int32Array.from(model.flights, (_, flight) =>
      items
        .subarray(at(from, flight), at(from, flight + 1))
        .reduce((bits, coach) => bits | (bitOf.get(coach) ?? 0), 0),
    );
  }

  /** @returns null where the draw led nowhere */
  pick(random: Random): Move | null {
    const judge = 1 << random.below(this.judges);
    const runs = this.runs()
      .map((run) => ({ run, places: this.placesOf(run, judge) }))
      .filter(({ places }) => places.length > 0);
    if (runs.length < 2) return null;
    const one = runs[random.below(runs.length)];
    const other = runs[random.below(runs.length)];
    if (!one || !other || one === other) return null;
    const [fewer, more] = one.places.length <= other.places.length ? [one, other] : [other, one];
    const place = fewer.places[random.below(fewer.places.length)] ?? 0;
    const toPlace = this.partnerIn(more.run, judge, this.judgesBeside(fewer.run, place), random);
    return toPlace < 0
      ? null
      : { kind: 'swap', track: fewer.run.track, place, toTrack: more.run.track, toPlace };
  }

  /**
   * A flight without pupils of the judge, at best with none of further judges.
   * @param present the judges whose pupils its new run has anyway
   * @returns -1 where no draw found one
   */
  private partnerIn({ track, from, until }: Run, judge: number, present: number, random: Random): number {
    let found = -1;
    for (let draw = 0; draw < PARTNERS; draw += 1) {
      const place = from + random.below(until - from);
      const judges = this.judgesAt(track, place);
      if ((judges & judge) !== 0) continue;
      found = place;
      if ((judges & ~present) === 0) break;
    }
    return found;
  }

  private placesOf({ track, from, until }: Run, judge: number): number[] {
    const places: number[] = [];
    for (let place = from; place < until; place += 1) {
      if ((this.judgesAt(track, place) & judge) !== 0) places.push(place);
    }
    return places;
  }

  private judgesBeside({ track, from, until }: Run, without: number): number {
    let judges = 0;
    for (let place = from; place < until; place += 1) {
      if (place !== without) judges |= this.judgesAt(track, place);
    }
    return judges;
  }

  private judgesAt(track: number, place: number): number {
    return at(this.judgesOf, this.schedule.orders[track]?.[place] ?? 0);
  }

  private runs(): Run[] {
    const { orders, start } = this.schedule;
    return orders.flatMap((order, track) => {
      const runs: Run[] = [];
      let run: Run | undefined;
      let end = -1;
      for (const [place, flight] of order.entries()) {
        const begin = at(start, flight);
        if (!run || begin !== end) runs.push((run = { track, from: place, until: place }));
        run.until = place + 1;
        end = begin + at(this.model.length, flight);
      }
      return runs;
    });
  }
}
