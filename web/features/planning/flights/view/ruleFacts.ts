import {
  type Book,
  type BookRule,
  allowedSpanDays,
  membersOf,
  spanDays,
} from '../../../../../shared/domain/planning/flights/bookRules.ts';

/** The figures of a broken rule. */
export type RuleFact =
  | { readonly rule: 'ageSpan'; readonly span: AgeSpan; readonly most: AgeSpan }
  | { readonly rule: 'size'; readonly size: number; readonly most: number }
  | { readonly rule: Exclude<BookRule, 'ageSpan' | 'size'> };

/** Years and months, or years and days where these are fewer than a month. */
export interface AgeSpan {
  readonly years: number;
  readonly months: number;
  readonly days: number;
}

/** A rule that a flight of such programmes breaks, with how far. */
export function ruleFact(
  book: Book,
  eventId: string,
  programmes: readonly string[],
  rule: BookRule,
): RuleFact {
  const members = membersOf(book, programmes);
  if (rule === 'size') {
    return { rule, size: members.length, most: book.events.get(eventId)?.flight.most ?? 0 };
  }
  if (rule !== 'ageSpan') return { rule };
  const [span, most] = [Math.ceil(spanDays(members)), allowedSpanDays(book, eventId, members)];
  const [own, allowed] = [ageSpanOf(span), ageSpanOf(most)];
  // A few days too much must not read as what is allowed.
  const isSame = own.years === allowed.years && own.months === allowed.months && own.days === allowed.days;
  if (!isSame) return { rule, span: own, most: allowed };
  return { rule, span: { years: 0, months: 0, days: span }, most: { years: 0, months: 0, days: most } };
}

const DAYS_OF_YEAR = 365;
const DAYS_OF_MONTH = 30.4375;

/** @param days whole days, counted in years of 365 as the rules are */
export function ageSpanOf(days: number): AgeSpan {
  const years = Math.floor(days / DAYS_OF_YEAR);
  const rest = days - years * DAYS_OF_YEAR;
  const months = Math.floor(rest / DAYS_OF_MONTH);
  return { years, months, days: months > 0 ? 0 : rest };
}
