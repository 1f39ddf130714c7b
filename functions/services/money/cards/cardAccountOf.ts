import { cardAccounts, type CardAccount } from '../../../platform/cards/cardAccounts.ts';
import { chosenCardAccount } from '../../../store/money/cards/attemptRepository.ts';

/** The account that a competition's families pay to by card; null where they cannot. */
export async function cardAccountOf(competitionId: string): Promise<CardAccount | null> {
  const { accounts, everywhere } = await cardAccounts();
  // Most installations have none, and their pages ask the table nothing.
  if (accounts.length === 0) return null;
  const chosen = await chosenCardAccount(competitionId);
  const name = chosen === undefined ? everywhere : chosen;
  return accounts.find((account) => account.name === name) ?? null;
}

/** The account that a payment was started with, whatever its competition chose since; null once it is gone. */
export async function accountNamed(name: string): Promise<CardAccount | null> {
  const { accounts } = await cardAccounts();
  return accounts.find((account) => account.name === name) ?? null;
}
