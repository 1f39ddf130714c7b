import type { CardAccountChoice } from '../../../../shared/contract/money/payments/cards.ts';
import { cardAccounts, isLive } from '../../../platform/cards/cardAccounts.ts';
import { wrongField } from '../../../platform/errors/apiError.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { storeCardAccount } from '../../../store/money/cards/attemptRepository.ts';
import { keptEvents } from '../../../store/money/cards/eventRepository.ts';
import { payoutsOf } from '../../../store/money/cards/payoutRepository.ts';
import { cardAccountOf } from './cardAccountOf.ts';

/**
 * Has a competition's cards pay another account, or none. Payments that were started keep theirs.
 * @throws {ApiError} NotFound; ValidationFailed: account MustExist
 */
export async function chooseCardAccount(
  competitionId: string,
  account: string | null,
): Promise<string | null> {
  await getCompetition(competitionId);
  const { accounts } = await cardAccounts();
  if (account !== null && !accounts.some(({ name }) => name === account))
    throw wrongField('account', 'MustExist');
  await storeCardAccount(competitionId, account);
  return account;
}

/**
 * The accounts there are, and the one that a competition's cards pay.
 * @param seesKept whether the reader looks after the events of every competition
 * @throws {ApiError} NotFound
 */
export async function cardAccountsOf(competitionId: string, seesKept: boolean): Promise<CardAccountChoice> {
  const { accounts } = await cardAccounts();
  const [account, kept, payouts] = await Promise.all([
    cardAccountOf(competitionId),
    seesKept ? keptEvents() : [],
    accounts.length === 0 ? [] : payoutsOf(competitionId),
    getCompetition(competitionId),
  ]);
  return {
    accounts: accounts.map((each) => ({ name: each.name, payee: each.payee, isLive: isLive(each) })),
    account: account?.name ?? null,
    kept,
    payouts,
  };
}
