import type { EntryKind, Form } from '../../../contract/entering/competitions/forms.ts';
import { priceAt } from '../fees/individualFee.ts';
import { fixedPricesOf } from '../fees/fixedPrice.ts';
import { iceSecondsOf } from '../onIce/iceTimes.ts';

export interface EnteredEvent {
  readonly id: string;
  readonly formatId: string;
  readonly format: string;
  readonly level: string;
  readonly seconds: number;
  /** The limited ice that it takes. */
  readonly iceSeconds: number;
  /** Minor units. */
  readonly price: number;
  /** The price of its own, where it has one. */
  readonly ownPrice?: number;
  readonly capacity: number | null;
  /** Whether a couple's partner skates too; false in a solo dance. */
  readonly partnered: boolean;
}

/** The form's events with these ids, in the order given, which also decides their prices. Null for an unknown id. */
export function enteredEvents(form: Form, kind: EntryKind, ids: readonly string[]): EnteredEvent[] | null {
  const offered = new Map(
    form.formats
      .filter(({ entry }) => entry === kind)
      .flatMap((format) => format.events.map((event) => [event.id, { format, event }] as const)),
  );
  const own = fixedPricesOf(form);
  let stepped = 0;
  const entered = ids.map((id) => {
    const found = offered.get(id);
    if (!found) return undefined;
    const { format, event } = found;
    const ownPrice = own.get(id)?.price;
    return {
      id,
      level: event.level,
      seconds: event.seconds,
      iceSeconds: iceSecondsOf(format, event),
      capacity: event.capacity,
      formatId: format.id,
      format: format.format,
      partnered: kind === 'dance' && format.skaters[1] > 1,
      ...(ownPrice === undefined ? { price: priceAt(form, stepped++) } : { price: ownPrice, ownPrice }),
    };
  });
  return entered.every((event) => event !== undefined) ? entered : null;
}
