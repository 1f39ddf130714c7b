import {
  createAccount,
  newAccount,
  NO_PASSWORD,
  type Account,
} from '../functions/store/people/accounts/accounts.ts';
import { currentTime } from '../local/clock.ts';

/** Stored accounts of so many families, without a log-in: a submit reads its account at the end. */
export async function familyAccounts(name: string, count: number): Promise<Account[]> {
  const accounts = Array.from({ length: count }, (_, index) =>
    newAccount(
      {
        email: `${name}-${String(index)}@test.example`,
        name: 'Robin',
        role: 'SKATER',
        passwordHash: NO_PASSWORD,
      },
      currentTime(),
    ),
  );
  for (const account of accounts) await createAccount(account);
  return accounts;
}
