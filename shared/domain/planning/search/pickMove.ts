import type { Random } from '../random.ts';
import { hasFewJudges } from './gatheredPupils.ts';
import { type Model, at } from './model.ts';
import { PupilMoves } from './pupilMoves.ts';
import type { Move, Schedule } from './schedule.ts';
import type { OrderPlace } from './seatCost.ts';

/** Of a hundred moves to another day, how many are tried at the end: the days were chosen well before. */
const OTHER_DAYS = 3;
/** Of ten moves, how many begin with somebody who has too little rest, or a coach who is needed twice. */
const TROUBLED = 3;
/** Of ten others, how many begin where a panel lacks a judge. */
const LACKING = 3;
/** Of ten moves with few judges, how many gather the pupils of one. */
const GATHERING = 1;

/** Picks moves: mostly cheap ones, that change the times of few flights. */
export class MovePicker {
  private readonly schedule: Schedule;
  private readonly model: Model;
  private readonly random: Random;
  /** Flights of the same length, for each flight. */
  private readonly alike: readonly (readonly number[])[];
  private readonly pupils: PupilMoves | null;
  private readonly tracksOfDay: readonly (readonly number[])[];

  constructor(schedule: Schedule, model: Model, random: Random) {
    this.schedule = schedule;
    this.model = model;
    this.random = random;
    const flights = [...model.length.keys()];
    const byLength = Map.groupBy(flights, (flight) => at(model.length, flight));
    this.alike = flights.map((flight) => byLength.get(at(model.length, flight)) ?? []);
    this.pupils = hasFewJudges(model.problem) ? new PupilMoves(schedule, model) : null;
    this.tracksOfDay = Array.from({ length: model.days }, (_, day) =>
      [...model.dayOf.keys()].filter((track) => at(model.dayOf, track) === day),
    );
  }

  /**
   * A move to try, or null where the draw led nowhere.
   * @param mayChangeDay false while the search accepts much: it would scatter what each skater has on one day
   */
  pick(mayChangeDay: boolean): Move | null {
    const ofPupils = this.pupils && this.random.below(10) < GATHERING ? this.pupils.pick(this.random) : null;
    const move = ofPupils ?? this.drawMove();
    if (!move) return null;
    const { dayOf } = this.model;
    const isOtherDay = at(dayOf, move.track) !== at(dayOf, move.toTrack);
    return isOtherDay && (!mayChangeDay || this.random.below(100) >= OTHER_DAYS) ? null : move;
  }

  private drawMove(): Move | null {
    const from = this.pickFlight();
    return from && this.draw(from.track, from.place);
  }

  private pickFlight(): OrderPlace | null {
    const { orders, troubled, trackOf, placeOf } = this.schedule;
    if (troubled.size > 0 && this.random.below(10) < TROUBLED) {
      const flights = this.schedule.flightsOf(troubled.item(this.random.below(troubled.size)));
      const flight = flights[this.random.below(flights.length)];
      if (flight !== undefined)
        return this.schedule.isMovable(flight)
          ? { track: at(trackOf, flight), place: at(placeOf, flight) }
          : null;
    }
    const lacking = this.random.below(10) < LACKING ? this.schedule.seats.pick(this.random) : null;
    if (lacking) return lacking;
    const track = this.random.below(orders.length);
    const length = orders[track]?.length ?? 0;
    return length === 0 ? null : { track, place: this.random.below(length) };
  }

  private draw(track: number, place: number): Move | null {
    const kind = this.random.below(10);
    if (kind < 4) return this.swapAlike(track, place);
    if (kind < 7) return this.swapNear(track, place);
    return this.toAnotherPlace(track, place);
  }

  /** With a flight of the same length nothing else moves. */
  private swapAlike(track: number, place: number): Move | null {
    const { orders, trackOf, placeOf } = this.schedule;
    const flight = orders[track]?.[place] ?? 0;
    const alike = this.alike[flight] ?? [];
    const day = at(this.model.dayOf, track);
    // Some draws find one of the same day; one of another day is a move too, which is seldom tried.
    let other = flight;
    for (let draw = 0; draw < 4; draw += 1) {
      other = alike[this.random.below(alike.length)] ?? flight;
      if (other !== flight && at(this.model.dayOf, at(trackOf, other)) === day) break;
    }
    if (other === flight || !this.schedule.isMovable(other)) return null;
    return { kind: 'swap', track, place, toTrack: at(trackOf, other), toPlace: at(placeOf, other) };
  }

  private swapNear(track: number, place: number): Move | null {
    const toPlace = place + 1 + this.random.below(6);
    if (toPlace >= (this.schedule.orders[track]?.length ?? 0)) return null;
    return {
      kind: this.random.below(2) === 0 ? 'swap' : 'insert',
      track,
      place,
      toTrack: track,
      toPlace,
    };
  }

  private toAnotherPlace(track: number, place: number): Move | null {
    const { orders } = this.schedule;
    const flight = orders[track]?.[place] ?? 0;
    const target = this.random.below(4) === 0 ? this.anyPlace(track) : this.placeNear(flight);
    if (!target) return null;
    const [toTrack, toPlace] = target;
    const kind = this.random.below(3) === 0 ? 'insert' : 'swap';
    const length = orders[toTrack]?.length ?? 0;
    if (toTrack === track && toPlace === place) return null;
    if (toPlace >= length && (kind === 'swap' || toTrack === track)) return null;
    return { kind, track, place, toTrack, toPlace };
  }

  /** A place on any surface of the day, seldom of any day. */
  private anyPlace(from: number): [number, number] {
    const { orders } = this.schedule;
    const sameDay = this.tracksOfDay[at(this.model.dayOf, from)] ?? [];
    const track =
      this.random.below(4) > 0
        ? (sameDay[this.random.below(sameDay.length)] ?? from)
        : this.random.below(orders.length);
    return [track, this.random.below((orders[track]?.length ?? 0) + 1)];
  }

  /** A place some flights away from another flight of a skater of `flight`, on any surface of that day. */
  private placeNear(flight: number): [number, number] | null {
    const skaters = this.model.skatersOf;
    const count = at(skaters.from, flight + 1) - at(skaters.from, flight);
    if (count === 0) return null;
    const skater = at(skaters.items, at(skaters.from, flight) + this.random.below(count));
    const own = this.schedule.flightsOf(skater);
    const other = own[this.random.below(own.length)] ?? flight;
    if (other === flight) return null;
    const { orders, start, trackOf } = this.schedule;
    const tracks = this.tracksOfDay[at(this.model.dayOf, at(trackOf, other))] ?? [];
    const track = tracks[this.random.below(tracks.length)] ?? 0;
    const order = orders[track] ?? [];
    const place = firstFrom(order, start, at(start, other)) + this.random.below(13) - 6;
    return [track, Math.max(0, Math.min(order.length, place))];
  }
}

/** The first place of an order whose flight starts at `when` or later. */
function firstFrom(order: readonly number[], start: Int32Array, when: number): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(start, order[middle] as number) < when) low = middle + 1;
    else high = middle;
  }
  return low;
}
