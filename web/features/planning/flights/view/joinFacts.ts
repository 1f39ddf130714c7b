import {
  type Book,
  brokenRules,
  newlyBroken,
} from '../../../../../shared/domain/planning/flights/bookRules.ts';
import { type RuleFact, ruleFact } from './ruleFacts.ts';

/** The rules that a flight would break further if programmes joined it. */
export function joinFacts(
  book: Book,
  eventId: string,
  host: readonly string[],
  joining: readonly string[],
): RuleFact[] {
  const after = [...host, ...joining];
  return newlyBroken(brokenRules(book, eventId, after), brokenRules(book, eventId, host)).map(({ rule }) =>
    ruleFact(book, eventId, after, rule),
  );
}
