import type { Form } from '../../contract/forms.ts';
import { individualFee } from '../fees/individualFee.ts';
import type { EntryProblem } from './entryProblem.ts';

/** What the page showed of an entry that is priced by its events. Minor units. */
export interface ShownPrices {
  readonly event: readonly string[];
  readonly firstEventPrice: number;
  readonly secondEventPrice: number;
  readonly additionalEventPrice: number;
  readonly totalPrice: number;
}

const PRICES = ['firstEventPrice', 'secondEventPrice', 'additionalEventPrice'] as const;

/** Each price that is not the form's, and a total that is not the rule's. */
export function eventPriceProblems(shown: ShownPrices, form: Form, now: Date): EntryProblem[] {
  const wrong: string[] = PRICES.filter((price) => shown[price] !== form[price]);
  if (shown.totalPrice !== individualFee(form, shown.event.length, now).totalPrice) wrong.push('totalPrice');
  return wrong.map((field) => ({ field, code: 'MustCorrect' }));
}
