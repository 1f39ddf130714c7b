import { feeOf, sumOf, type Fee, type PriceLine } from './fee.ts';
import { lateFeeLines, type LateFee } from './lateFee.ts';

/** Prices of an individual entry's events by order, in minor units of the competition's currency. */
export interface EventPrices {
  readonly firstEventPrice: number;
  readonly secondEventPrice: number;
  readonly additionalEventPrice: number;
}

/** The price of the event at a place in the entry, counted from 0 (design, section 8.5). */
export function priceAt(prices: EventPrices, index: number): number {
  if (index === 0) return prices.firstEventPrice;
  return index === 1 ? prices.secondEventPrice : prices.additionalEventPrice;
}

/**
 * What an entry of so many events costs a skater or a couple at `now`: first + second + n × additional
 * (design, section 8.5), and the late fee that has begun. It depends on how many events are entered,
 * never on the order in which they were ticked.
 */
export function individualFee(
  prices: EventPrices & { readonly lateFees: readonly LateFee[] },
  eventCount: number,
  now: Date,
): Fee {
  const events = [line('first', 1), line('second', 1), line('additional', eventCount - 2)].filter(
    ({ count }, index) => count > 0 && eventCount > index,
  );
  const late = lateFeeLines(prices.lateFees, { count: eventCount, sum: sumOf(events) }, now);
  return feeOf([...events, ...late]);

  function line(order: 'first' | 'second' | 'additional', count: number): PriceLine {
    const price = prices[`${order}EventPrice`];
    return { order, count, price, amount: price * count };
  }
}
