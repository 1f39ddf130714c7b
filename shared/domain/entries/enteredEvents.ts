import type { EntryKind, Form } from '../../contract/competitions/forms.ts';
import { priceAt } from '../fees/individualFee.ts';
import { ownPricesOf } from '../fees/ownPrice.ts';
import { iceSecondsOf } from '../schedule/onIce/iceTimes.ts';

export interface EnteredEvent {
  readonly id: string;
  readonly formatId: string;
  readonly format: string;
  readonly level: string;
  readonly seconds: number;
  /** What it takes of limited ice. */
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
      .flatMap((offeredFormat) => {
        const { id: formatId, format, skaters, events } = offeredFormat;
        const partnered = kind === 'dance' && skaters[1] > 1;
        return events.map((event) => {
          const { id, level, seconds, capacity } = event;
          const iceSeconds = iceSecondsOf(offeredFormat, event);
          return [id, { id, level, seconds, iceSeconds, capacity, formatId, format, partnered }] as const;
        });
      }),
  );
  const own = ownPricesOf(form);
  let stepped = 0;
  const entered = ids.map((id) => {
    const event = offered.get(id);
    const ownPrice = own.get(id)?.price;
    if (!event) return event;
    return ownPrice === undefined
      ? { ...event, price: priceAt(form, stepped++) }
      : { ...event, price: ownPrice, ownPrice };
  });
  return entered.every((event) => event !== undefined) ? entered : null;
}
