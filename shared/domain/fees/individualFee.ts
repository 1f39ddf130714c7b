import { feeOf, sumOf, type Fee, type PriceLine } from './fee.ts';
import { orderOf, type EventPrices } from './priceSteps.ts';
import { lateFeeLines, type LateFeeRule } from './lateFee.ts';

/** The price of the event at this position in the entry, counted from 0 (design, section 8.5). */
export function priceAt(prices: EventPrices, index: number): number {
  return prices[`${orderOf(prices)[index] ?? 'additional'}EventPrice`];
}

/**
 * What this many events cost a skater or couple at `now`: first + second + n × additional (design, section
 * 8.5), without the steps that another entry holds, plus the late fee in force. It depends on the number
 * of events, never on the order in which they were ticked.
 */
export function individualFee(
  prices: EventPrices & { readonly lateFees: readonly LateFeeRule[] },
  eventCount: number,
  now: Date,
): Fee {
  const steps = orderOf(prices);
  const events = steps
    .map((step, index) => line(step, step === 'additional' ? eventCount - index : 1))
    .filter(({ count }, index) => count > 0 && eventCount > index);
  const late = lateFeeLines(prices.lateFees, { count: eventCount, sum: sumOf(events) }, now);
  return feeOf([...events, ...late]);

  function line(order: 'first' | 'second' | 'additional', count: number): PriceLine {
    const price = prices[`${order}EventPrice`];
    return { order, count, price, amount: price * count };
  }
}
