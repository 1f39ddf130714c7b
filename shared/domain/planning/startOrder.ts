import type { Flight, Programme } from '../../contract/core/planningFiles.ts';
import { type Random, shuffle } from './random.ts';

/**
 * Draws the start order of each flight. No skater opens two flights as long as somebody else can open one of them.
 * @param flights whose programmes are in any order
 * @param drawn flights that keep their order
 * @param programmes by id
 */
export function drawStartOrders(
  flights: readonly Flight[],
  drawn: readonly Flight[],
  programmes: ReadonlyMap<string, Programme>,
  random: Random,
): Flight[] {
  const skatersOf = (id: string | undefined) => programmes.get(id ?? '')?.skaters ?? [];
  const kept = new Set(drawn);
  const orders = flights.map((flight) =>
    kept.has(flight) ? [...flight.programmes] : shuffle(flight.programmes, random),
  );
  const openers = new Openers(
    orders.map((order) => order.map(skatersOf)),
    new Set(drawn.flatMap((flight) => skatersOf(flight.programmes[0]))),
  );
  return flights.map((flight, index) => {
    const order = orders[index] ?? [];
    const first = kept.has(flight) ? 0 : openers.of(index);
    order.unshift(...order.splice(first, 1));
    return { id: flight.id, eventId: flight.eventId, programmes: order };
  });
}

/** Finds an opener for each flight such that as few skaters as possible open two (augmenting paths of a matching). */
class Openers {
  /** The flight that each skater opens. */
  private readonly opened = new Map<string, number>();
  private readonly chosen: number[];
  private readonly orders: readonly (readonly (readonly string[])[])[];
  private readonly taken: ReadonlySet<string>;

  constructor(orders: readonly (readonly (readonly string[])[])[], taken: ReadonlySet<string>) {
    this.orders = orders;
    this.taken = taken;
    this.chosen = orders.map(() => 0);
    for (const flight of orders.keys()) this.findOpener(flight, new Set());
  }

  of(flight: number): number {
    return this.chosen[flight] ?? 0;
  }

  private findOpener(flight: number, asked: Set<number>): boolean {
    asked.add(flight);
    const order = this.orders[flight] ?? [];
    const free = order.findIndex((skaters) => skaters.every((skater) => this.isFree(skater)));
    if (free >= 0) return this.choose(flight, free);
    // Somebody who opens another flight opens this one instead, if that flight has a further skater to open it.
    for (const [place, skaters] of order.entries()) {
      const [skater] = skaters;
      const other = skater === undefined ? undefined : this.opened.get(skater);
      if (other === undefined || skaters.length > 1 || asked.has(other)) continue;
      if (this.findOpener(other, asked)) return this.choose(flight, place);
    }
    return false;
  }

  private isFree(skater: string): boolean {
    return !this.taken.has(skater) && !this.opened.has(skater);
  }

  private choose(flight: number, place: number): true {
    for (const [skater, opened] of this.opened) if (opened === flight) this.opened.delete(skater);
    for (const skater of this.orders[flight]?.[place] ?? []) this.opened.set(skater, flight);
    this.chosen[flight] = place;
    return true;
  }
}
