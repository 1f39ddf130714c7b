import type { Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { eventLabel } from '../../../../../shared/domain/core/eventId.ts';

/** Formats and events with a price of their own, in minor units, by price in the form's order. */
export function ownPrices(formats: Form['formats']): { price: number; names: string[] }[] {
  const named = formats.flatMap(({ format, price, events }) => [
    ...(price == null ? [] : [{ price, name: format }]),
    ...events.flatMap((event) =>
      event.price == null ? [] : [{ price: event.price, name: eventLabel(format, event.level) }],
    ),
  ]);
  return [...new Set(named.map(({ price }) => price))].map((price) => ({
    price,
    names: named.filter((one) => one.price === price).map(({ name }) => name),
  }));
}
