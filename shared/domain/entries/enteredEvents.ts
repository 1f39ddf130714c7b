import type { EntryKind, Form } from '../../contract/competitions/forms.ts';
import { priceAt } from '../fees/individualFee.ts';

export interface EnteredEvent {
  readonly id: string;
  readonly formatId: string;
  readonly format: string;
  readonly level: string;
  readonly seconds: number;
  /** Minor units. */
  readonly price: number;
  readonly capacity: number | null;
  /** Whether a couple's partner skates too; false in a solo dance. */
  readonly partnered: boolean;
}

/** The form's events with these ids, in the order given, which also decides their prices. Null for an unknown id. */
export function enteredEvents(form: Form, kind: EntryKind, ids: readonly string[]): EnteredEvent[] | null {
  const offered = new Map(
    form.formats
      .filter(({ entry }) => entry === kind)
      .flatMap(({ id: formatId, format, skaters: [, most], events }) =>
        events.map(({ id, level, seconds, capacity }) => {
          const partnered = kind === 'dance' && most > 1;
          return [id, { id, level, seconds, capacity, formatId, format, partnered }] as const;
        }),
      ),
  );
  const entered = ids.map((id, index) => {
    const event = offered.get(id);
    return event && { ...event, price: priceAt(form, index) };
  });
  return entered.every((event) => event !== undefined) ? entered : null;
}
