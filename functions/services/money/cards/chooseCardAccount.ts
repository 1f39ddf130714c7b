import { cardAccounts } from '../../../platform/cards/cardAccounts.ts';
import { wrongField } from '../../../platform/errors/apiError.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { storeCardAccount } from '../../../store/money/cards/attemptRepository.ts';

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
