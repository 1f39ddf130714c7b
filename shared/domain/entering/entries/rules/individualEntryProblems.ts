import type { EntryKind, Form } from '../../../../contract/entering/competitions/forms.ts';
import { newEntryFee, type NewEntryTerms } from '../../fees/newEntryFee.ts';
import { orderOf, type EventPrices } from '../../fees/priceSteps.ts';
import { answerProblems, type GivenAnswer } from './answerProblems.ts';
import type { ThreePrices } from './shownPrices.ts';
import {
  ageProblems,
  eventProblems,
  requireOpenRegistration,
  type EntryRuleFacts,
  type EntryProblem,
} from '../entryProblem.ts';

/** The fields of a sent entry that rules check. */
export interface IndividualEntryFields extends ShownPrices {
  readonly formId: string;
  readonly format: string;
  readonly birthdate: string;
  readonly age: number;
  readonly answers: readonly GivenAnswer[];
}

/**
 * Why an entry is refused, one problem for each field; empty where it is not. Age, prices and total of the
 * page are compared with the rules, never trusted (design, section 8.6).
 */
export function individualEntryProblems(
  entry: IndividualEntryFields,
  facts: EntryRuleFacts,
  now: Date,
): EntryProblem[] {
  const found = requireOpenRegistration(entry.formId, facts, now);
  if ('problem' in found) return [found.problem];
  const { competition, form } = found.open;
  return [
    ...ageProblems(entry, competition.startDate, now),
    ...eventProblems(entry, 'individual', form),
    ...eventPriceProblems('individual', entry, form, newEntryTerms(facts, now)),
    ...answerProblems(form.questions, 'individual', entry.answers),
  ];
}

/** The prices that the page showed, in minor units. */
export interface ShownPrices {
  readonly event: readonly string[];
  readonly firstEventPrice: number;
  readonly secondEventPrice: number;
  readonly additionalEventPrice: number;
  readonly totalPrice: number;
}

const ORDERS = ['first', 'second', 'additional'] as const;

/**
 * The price fields that differ from the entry's prices. For a step that another entry of the skater holds,
 * both 0 and the form's price are right, because it is not charged.
 */
export function wrongPrices(shown: ThreePrices, prices: EventPrices): string[] {
  const used = orderOf(prices);
  return ORDERS.filter((order) => {
    const field = `${order}EventPrice` as const;
    const isUnused = !used.includes(order) && shown[field] === 0;
    return shown[field] !== prices[field] && !isUnused;
  }).map((order) => `${order}EventPrice`);
}

/** Facts that the price of a new entry depends on besides its form and its events. */
export function newEntryTerms({ free, familyRoom }: EntryRuleFacts, now: Date): NewEntryTerms {
  return { free: free ?? null, familyRoom: familyRoom ?? null, now };
}

/** The wrong prices and the wrong total. */
export function eventPriceProblems(
  kind: EntryKind,
  shown: ShownPrices,
  form: Form,
  terms: NewEntryTerms,
): EntryProblem[] {
  const wrong = wrongPrices(shown, { ...form, steps: terms.free });
  const { totalPrice } = newEntryFee(form, { kind, event: shown.event, skaters: 0 }, terms);
  return [
    ...wrong.map((field) => ({ field, code: 'MustCorrect' }) as const),
    ...(shown.totalPrice === totalPrice
      ? []
      : [{ field: 'totalPrice', code: 'MustCorrect', expected: totalPrice } as const]),
  ];
}
