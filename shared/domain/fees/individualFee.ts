/** Prices of an individual entry's events by order, in minor units of the competition's currency. */
export interface EventPrices {
  readonly firstEventPrice: number;
  readonly secondEventPrice: number;
  readonly additionalEventPrice: number;
}

export interface FeeLine {
  readonly order: 'first' | 'second' | 'additional';
  readonly count: number;
  /** Minor units, for one event. */
  readonly price: number;
  /** Minor units, for all of the line. */
  readonly amount: number;
}

export interface Fee {
  readonly lines: readonly FeeLine[];
  readonly totalPrice: number;
}

/** The price of the event at a place in the entry, counted from 0 (design, section 8.5). */
export function priceAt(prices: EventPrices, index: number): number {
  if (index === 0) return prices.firstEventPrice;
  return index === 1 ? prices.secondEventPrice : prices.additionalEventPrice;
}

/**
 * What an entry of so many events costs: first + second + n × additional (design, section 8.5). It
 * depends on how many events are entered, never on the order in which they were ticked.
 */
export function individualFee(prices: EventPrices, eventCount: number): Fee {
  const lines = [line('first', 1), line('second', 1), line('additional', eventCount - 2)].filter(
    ({ count }, index) => count > 0 && eventCount > index,
  );
  return { lines, totalPrice: lines.reduce((total, { amount }) => total + amount, 0) };

  function line(order: FeeLine['order'], count: number): FeeLine {
    const price = prices[`${order}EventPrice`];
    return { order, count, price, amount: price * count };
  }
}
