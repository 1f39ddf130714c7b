import { orderOf, type EventPrices } from '../../fees/priceSteps.ts';

export type ThreePrices = Omit<EventPrices, 'steps'>;

/** The prices that a page shows: 0 for a step that the entry does not hold. */
export function shownPrices(prices: EventPrices): ThreePrices {
  const used = orderOf(prices);
  const { firstEventPrice, secondEventPrice, additionalEventPrice } = prices;
  return {
    firstEventPrice: used.includes('first') ? firstEventPrice : 0,
    secondEventPrice: used.includes('second') ? secondEventPrice : 0,
    additionalEventPrice,
  };
}
