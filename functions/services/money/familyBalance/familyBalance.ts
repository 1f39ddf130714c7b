import type { FamilyBalance } from '../../../../shared/contract/entering/payments/familyBalance.ts';
import { familySums, oldestFirst } from '../../../../shared/domain/entering/balance/familyBalance.ts';
import { balanceDue } from '../../../../shared/domain/entering/balance/paymentState.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { familyReferenceOf } from '../../../store/entering/families/familyReferences.ts';
import { lastAttemptOf } from '../../../store/money/cards/attemptRepository.ts';
import { cardAccountOf } from '../cards/cardAccountOf.ts';
import { shownState } from '../cards/cardPaymentsOf.ts';
import { familyEntriesIn } from '../../entering/families/familyEntries.ts';

/**
 * Sums what an account's entries in a competition owe, with the family's payment reference.
 * @throws {ApiError} NotFound, also for an account without entries in the competition
 */
export async function familyBalanceOf(
  competitionId: string,
  accountId: string,
  now: Date,
): Promise<FamilyBalance> {
  const [competition, entered, cards] = await Promise.all([
    getCompetition(competitionId),
    familyEntriesIn(competitionId, accountId),
    cardAccountOf(competitionId),
  ]);
  const entries = entered.sort(oldestFirst);
  // A reference is drawn for those who owe something, or did: visitors of the page leave nothing behind.
  if (entries.length === 0) throw new ApiError('NotFound');
  return {
    competitionId,
    reference: await familyReferenceOf(competitionId, accountId),
    currency: competition.currency,
    ...familySums(entries),
    entries: entries.map((entry) => ({ ...entry, balance: balanceDue(entry) })),
    paymentInstructions: competition.paymentInstructions,
    bankQr: competition.bankQr,
    cards: cards && { payee: cards.payee },
    cardPayment: cards ? await lastCardPayment(competitionId, accountId, now) : null,
  };
}

/** Afterwards the entries' own payments say it all. */
const DAYS_OF_INTEREST = 14;

async function lastCardPayment(
  competitionId: string,
  accountId: string,
  now: Date,
): Promise<FamilyBalance['cardPayment']> {
  const attempt = await lastAttemptOf(competitionId, accountId);
  if (!attempt) return null;
  const { id, amount, parts, startedAt } = attempt;
  if (now.getTime() - Date.parse(startedAt) > DAYS_OF_INTEREST * 86_400_000) return null;
  const entryIds = parts.map(({ entryId }) => entryId);
  return { id, amount, entryIds, startedAt, state: shownState(attempt, now) };
}
