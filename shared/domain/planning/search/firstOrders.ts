import type { Certificate } from '../../../contract/core/planningWords.ts';
import { type Model, at } from './model.ts';
import { TrackClock, type TrackRules } from './timeTrack.ts';

/** The cost of another day of a skater, in minutes of others' waiting. */
const BEGINNING = 60;
/** The most that a wait counts: nobody is put off for ever by those who came later. */
const LONGEST_WAIT = 120;
const SHORT_REST_MINUTE = 100;
const COACH_ELSEWHERE = 30;
/** The cost of a certificate that the judges of a run did not need before. */
const FURTHER_CERTIFICATE = 40;

/**
 * A first order of the flights on each track: whichever surface of a day is free first takes the flight whose skaters have
 * waited longest since their last one. So a skater's flights begin near each other, which a search alone seldom finds.
 * @param days of the flights
 * @param fixedTracks of flights that do not move, -1 for the others
 */
export function firstOrders(
  model: Model,
  rules: readonly TrackRules[],
  days: Int32Array,
  fixedTracks: Int32Array,
): number[][] {
  const orders = model.tracks.map((): number[] => []);
  for (let day = 0; day < model.days; day += 1) {
    const waiting = new Set(
      [...days.keys()].filter((flight) => at(days, flight) === day && at(fixedTracks, flight) < 0),
    );
    const tracks = [...model.dayOf.keys()].filter((track) => at(model.dayOf, track) === day);
    new DayOrder(model, rules, tracks, orders).fill(waiting);
  }
  return orders;
}

class DayOrder {
  private readonly model: Model;
  private readonly tracks: readonly number[];
  private readonly orders: number[][];
  private readonly clocks: ReadonlyMap<number, TrackClock>;
  /** When and where each skater left the ice last; 0 before the first flight. */
  private readonly left: Int32Array;
  private readonly surface: Int32Array;
  /** Until when each coach stands by a flight, and where. */
  private readonly busy: Int32Array;
  private readonly coachSurface: Int32Array;
  private readonly certificates: readonly Certificate[];
  /** The certificates that the judges of each track's present run need. */
  private readonly needed = new Map<number, ReadonlySet<Certificate>>();

  constructor(model: Model, rules: readonly TrackRules[], tracks: readonly number[], orders: number[][]) {
    this.model = model;
    this.tracks = tracks;
    this.orders = orders;
    this.clocks = new Map(
      tracks.flatMap((track) => {
        const own = rules[track];
        return own ? [[track, new TrackClock(own)] as const] : [];
      }),
    );
    this.left = new Int32Array(model.skaters);
    this.surface = new Int32Array(model.skaters);
    this.busy = new Int32Array(model.coaches);
    this.coachSurface = new Int32Array(model.coaches);
    const certificates = new Map(model.problem.events.map(({ id, certificate }) => [id, certificate]));
    this.certificates = model.flights.map(({ eventId }) => certificates.get(eventId) ?? 'bronze');
  }

  fill(waiting: Set<number>): void {
    while (waiting.size > 0) {
      const track = this.nextTrack();
      const clock = this.clocks.get(track);
      if (!clock) return;
      let best = -1;
      let most = -Infinity;
      for (const flight of waiting) {
        const worth = this.worth(flight, track, clock.now);
        if (worth <= most) continue;
        most = worth;
        best = flight;
      }
      waiting.delete(best);
      this.orders[track]?.push(best);
      const before = clock.now;
      const start = clock.place(at(this.model.length, best));
      const needed = start === before ? (this.needed.get(track) ?? []) : [];
      this.needed.set(track, new Set([...needed, this.certificates[best] ?? 'bronze']));
      this.leave(best, track, start + at(this.model.length, best));
    }
  }

  /** The track that has the most time left before it closes. */
  private nextTrack(): number {
    const { closes } = this.model;
    const left = (track: number) => at(closes, track) - (this.clocks.get(track)?.now ?? 0);
    return this.tracks.reduce(
      (best, track) => (left(track) > left(best) ? track : best),
      this.tracks[0] ?? -1,
    );
  }

  private worth(flight: number, track: number, now: number): number {
    const { skatersOf, coachesOf, surfaceOf, problem } = this.model;
    const { wanted, otherSurface } = problem.rules.restMinutes;
    const surface = at(surfaceOf, track);
    const first = at(skatersOf.from, flight);
    const end = at(skatersOf.from, flight + 1);
    let worth = 0;
    let short = 0;
    for (let index = first; index < end; index += 1) {
      const skater = at(skatersOf.items, index);
      const left = at(this.left, skater);
      if (left === 0) {
        worth -= BEGINNING;
        continue;
      }
      const rest = (now - left) / 60 - (at(this.surface, skater) === surface ? 0 : otherSurface);
      worth += Math.min(LONGEST_WAIT, rest);
      short += Math.max(0, wanted - rest);
    }
    worth = worth / Math.max(1, end - first) - short * SHORT_REST_MINUTE;
    for (let index = at(coachesOf.from, flight); index < at(coachesOf.from, flight + 1); index += 1) {
      const coach = at(coachesOf.items, index);
      if (at(this.busy, coach) > now && at(this.coachSurface, coach) !== surface) worth -= COACH_ELSEWHERE;
    }
    const certificate = this.certificates[flight] ?? 'bronze';
    const isCovered = certificate === 'bronze' || (this.needed.get(track)?.has(certificate) ?? false);
    return isCovered ? worth : worth - FURTHER_CERTIFICATE;
  }

  private leave(flight: number, track: number, end: number): void {
    const { skatersOf, coachesOf, surfaceOf } = this.model;
    for (let index = at(skatersOf.from, flight); index < at(skatersOf.from, flight + 1); index += 1) {
      this.left[at(skatersOf.items, index)] = end;
      this.surface[at(skatersOf.items, index)] = at(surfaceOf, track);
    }
    for (let index = at(coachesOf.from, flight); index < at(coachesOf.from, flight + 1); index += 1) {
      this.busy[at(coachesOf.items, index)] = end;
      this.coachSurface[at(coachesOf.items, index)] = at(surfaceOf, track);
    }
  }
}
