import { feeOf, sumOf, type Fee, type FixedPriceLine, type PriceLine } from './fee.ts';
import type { FixedPrice } from './fixedPrice.ts';
import { orderOf, type EventPrices } from './priceSteps.ts';
import { lateFeeLines, type LateFeeRule } from './lateFee.ts';

/** The price of the event at this position in the entry, counted from 0 (design, section 8.5). */
export function priceAt(prices: EventPrices, index: number): number {
  return prices[`${orderOf(prices)[index] ?? 'additional'}EventPrice`];
}

/**
 * Prices this many events of a skater or couple at `now`: first + second + n × additional (design, section
 * 8.5), without the steps that another entry holds, plus events with a price of their own and the late fee in
 * force. It depends on the number of events, never on the order in which they were ticked.
 * @param eventCount events that follow the price steps
 * @param own events with a price of their own
 */
export function individualFee(
  prices: EventPrices & { readonly lateFees: readonly LateFeeRule[] },
  eventCount: number,
  now: Date,
  own: readonly FixedPrice[] = [],
): Fee {
  const steps = orderOf(prices);
  const stepped = steps
    .map((step, index) => line(step, step === 'additional' ? eventCount - index : 1))
    .filter(({ count }, index) => count > 0 && eventCount > index);
  const events = [...stepped, ...fixedPriceLines(own)];
  const count = eventCount + own.length;
  const late = lateFeeLines(prices.lateFees, { count, sum: sumOf(events) }, now);
  return feeOf([...events, ...late]);

  function line(order: 'first' | 'second' | 'additional', count: number): PriceLine {
    const price = prices[`${order}EventPrice`];
    return { order, count, price, amount: price * count };
  }
}

/** One line for the events of a format at one price, in the order of the first of them. */
function fixedPriceLines(own: readonly FixedPrice[]): FixedPriceLine[] {
  const lines = new Map<string, FixedPriceLine>();
  for (const { format, price } of own) {
    const key = `${format} ${String(price)}`;
    const count = (lines.get(key)?.count ?? 0) + 1;
    lines.set(key, { order: 'own', format, count, price, amount: price * count });
  }
  return [...lines.values()];
}
