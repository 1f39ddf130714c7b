import type { Random } from '../random.ts';
import { type Model, at } from './model.ts';
import type { Move, Schedule } from './schedule.ts';

/** Of a hundred moves to another day, how many are tried: the days were chosen well before. */
const OTHER_DAYS = 1;

/** Picks moves: mostly cheap ones, that change the times of few flights. */
export class MovePicker {
  private readonly schedule: Schedule;
  private readonly model: Model;
  private readonly random: Random;
  /** Flights of the same length, for each flight. */
  private readonly alike: readonly (readonly number[])[];

  constructor(schedule: Schedule, model: Model, random: Random) {
    this.schedule = schedule;
    this.model = model;
    this.random = random;
    const flights = [...model.length.keys()];
    const byLength = Map.groupBy(flights, (flight) => at(model.length, flight));
    this.alike = flights.map((flight) => byLength.get(at(model.length, flight)) ?? []);
  }

  /** A move to try, or null where the draw led nowhere. */
  pick(): Move | null {
    const move = this.draw();
    if (!move) return null;
    const { dayOf } = this.model;
    const isOtherDay = at(dayOf, move.track) !== at(dayOf, move.toTrack);
    return isOtherDay && this.random.below(100) >= OTHER_DAYS ? null : move;
  }

  private draw(): Move | null {
    const { orders } = this.schedule;
    const track = this.random.below(orders.length);
    const order = orders[track] ?? [];
    if (order.length === 0) return null;
    const place = this.random.below(order.length);
    const kind = this.random.below(10);
    if (kind < 4) return this.swapAlike(track, place);
    if (kind < 7) return this.swapNear(track, place);
    return this.toAnotherPlace(track, place);
  }

  /** With a flight of the same length nothing else moves. */
  private swapAlike(track: number, place: number): Move | null {
    const { orders, trackOf } = this.schedule;
    const flight = orders[track]?.[place] ?? 0;
    const alike = this.alike[flight] ?? [];
    const other = alike[this.random.below(alike.length)] ?? flight;
    if (other === flight) return null;
    const toTrack = at(trackOf, other);
    const toPlace = orders[toTrack]?.indexOf(other) ?? -1;
    return toPlace < 0 ? null : { kind: 'swap', track, place, toTrack, toPlace };
  }

  private swapNear(track: number, place: number): Move | null {
    const toPlace = place + 1 + this.random.below(6);
    if (toPlace >= (this.schedule.orders[track]?.length ?? 0)) return null;
    return { kind: this.random.below(2) === 0 ? 'swap' : 'insert', track, place, toTrack: track, toPlace };
  }

  private toAnotherPlace(track: number, place: number): Move | null {
    const { orders } = this.schedule;
    const order = orders[track] ?? [];
    const flight = order[place] as number;
    const target =
      this.random.below(4) === 0
        ? anyPlace(this.schedule, this.random)
        : placeNear(this.schedule, this.model, flight, this.random);
    if (!target) return null;
    const [toTrack, toPlace] = target;
    const kind = this.random.below(3) === 0 ? 'insert' : 'swap';
    const length = orders[toTrack]?.length ?? 0;
    if (toTrack === track && toPlace === place) return null;
    if (toPlace >= length && (kind === 'swap' || toTrack === track)) return null;
    return { kind, track, place, toTrack, toPlace };
  }
}

function anyPlace({ orders }: Schedule, random: Random): [number, number] {
  const track = random.below(orders.length);
  return [track, random.below((orders[track]?.length ?? 0) + 1)];
}

/** A place some flights away from another flight of a skater of `flight`, on any surface of that day. */
function placeNear(
  schedule: Schedule,
  model: Model,
  flight: number,
  random: Random,
): [number, number] | null {
  const skaters = model.skatersOf;
  const count = at(skaters.from, flight + 1) - at(skaters.from, flight);
  if (count === 0) return null;
  const skater = at(skaters.items, at(skaters.from, flight) + random.below(count));
  const { from, items } = model.flightsOfSkater;
  const other = at(items, at(from, skater) + random.below(at(from, skater + 1) - at(from, skater)));
  if (other === flight) return null;
  const day = at(model.dayOf, at(schedule.trackOf, other));
  const tracks = [...model.dayOf.keys()].filter((track) => at(model.dayOf, track) === day);
  const track = tracks[random.below(tracks.length)] ?? 0;
  const order = schedule.orders[track] ?? [];
  const when = at(schedule.start, other);
  let place = order.findIndex((candidate) => at(schedule.start, candidate) >= when);
  if (place < 0) place = order.length;
  const moved = place + random.below(13) - 6;
  return [track, Math.max(0, Math.min(order.length, moved))];
}
