import type { Form } from '../../../contract/competitions/forms.ts';
import { individualFee } from '../../fees/individualFee.ts';
import { orderOf, stepsOfNewEntry, type EventPrices, type LadderSteps } from '../../fees/priceSteps.ts';
import type { EntryProblem } from '../entryProblem.ts';

/** What the page showed of an entry that is priced by its events. Minor units. */
export interface ShownPrices {
  readonly event: readonly string[];
  readonly firstEventPrice: number;
  readonly secondEventPrice: number;
  readonly additionalEventPrice: number;
  readonly totalPrice: number;
}

const ORDERS = ['first', 'second', 'additional'] as const;

type ThreePrices = Omit<EventPrices, 'steps'>;

/**
 * The prices that are not those the entry goes by. Of a step that it does not have, because its skater has
 * it with another entry, nothing is used: 0 says so, and the form's own price does no harm.
 */
export function wrongPrices(shown: ThreePrices, prices: EventPrices): string[] {
  const used = orderOf(prices);
  return ORDERS.filter((order) => {
    const field = `${order}EventPrice` as const;
    const isUnused = !used.includes(order) && shown[field] === 0;
    return shown[field] !== prices[field] && !isUnused;
  }).map((order) => `${order}EventPrice`);
}

/** A price as a page shows it: 0 for a step that the entry does not have. */
export function shownPrices(prices: EventPrices): ThreePrices {
  const used = orderOf(prices);
  const { firstEventPrice, secondEventPrice, additionalEventPrice } = prices;
  return {
    firstEventPrice: used.includes('first') ? firstEventPrice : 0,
    secondEventPrice: used.includes('second') ? secondEventPrice : 0,
    additionalEventPrice,
  };
}

/** Each price that is not the form's, and a total that is not the rule's. @param free null for own prices */
export function eventPriceProblems(
  shown: ShownPrices,
  form: Form,
  now: Date,
  free: LadderSteps | null,
): EntryProblem[] {
  const prices = { ...form, steps: free && stepsOfNewEntry(shown.event.length, free) };
  const wrong = wrongPrices(shown, { ...form, steps: free });
  const { totalPrice } = individualFee(prices, shown.event.length, now);
  return [
    ...wrong.map((field) => ({ field, code: 'MustCorrect' }) as const),
    ...(shown.totalPrice === totalPrice
      ? []
      : [{ field: 'totalPrice', code: 'MustCorrect', expected: totalPrice } as const]),
  ];
}
