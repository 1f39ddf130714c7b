import type { Form } from '../../../contract/entering/competitions/forms.ts';

/** An event with a price of its own, outside the price steps. Minor units. */
export interface FixedPrice {
  readonly format: string;
  readonly price: number;
}

/** The events of a form with a price of their own, by id: an event's own price comes before its format's. */
export function fixedPricesOf({ formats }: Pick<Form, 'formats'>): ReadonlyMap<string, FixedPrice> {
  return new Map(
    formats.flatMap(({ format, price: formatPrice, events }) =>
      events.flatMap(({ id, price: eventPrice }) => {
        const price = eventPrice ?? formatPrice ?? null;
        return price === null ? [] : [[id, { format, price }] as const];
      }),
    ),
  );
}

/** The number of these events that follow the price steps: those without a price of their own. */
export function countSteppedEvents(ids: readonly string[], own: ReadonlyMap<string, FixedPrice>): number {
  return ids.filter((id) => !own.has(id)).length;
}

/** The events among these with a price of their own, in their order. */
export function fixedPricesAmong(ids: readonly string[], own: ReadonlyMap<string, FixedPrice>): FixedPrice[] {
  return ids.flatMap((id) => own.get(id) ?? []);
}

interface TeamPrice {
  readonly teamPrice: { readonly per: 'team' | 'skater'; readonly amount: number } | null;
}

/** The team price of an event: its own price, by team or by skater as the form's, or else the form's. */
export function teamPriceOf(
  { teamPrice }: TeamPrice,
  own: number | null | undefined,
): TeamPrice['teamPrice'] {
  return own === null || own === undefined ? teamPrice : { per: teamPrice?.per ?? 'team', amount: own };
}
