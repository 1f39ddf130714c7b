import { ApiError } from '../../../platform/errors/apiError.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { findAccount, replaceAccountWrite, type Account } from '../../../store/people/accounts/accounts.ts';
import { removeFeed } from '../../../store/people/calendarFeeds/repository.ts';
import { removeSkaterPage, skaterPagesOf } from '../../../store/people/skaterPages/repository.ts';

const conflict = () => new ApiError('VersionConflict');

/** The account of the family that a guardian looks after; null for everybody else. */
export async function familyOfGuardian({ guardianOf }: Pick<Account, 'guardianOf'>): Promise<Account | null> {
  return guardianOf ? findAccount(guardianOf) : null;
}

/** Those of the accounts that are families': an entry's changes are its family's, whichever guardian made them. */
export async function familyAccountsAmong(ids: readonly string[]): Promise<string[]> {
  const accounts = await Promise.all([...new Set(ids)].map(findAccount));
  return accounts.flatMap((one) => (one?.role === 'SKATER' ? one.id : []));
}

/** An account's next version without the family that it looked after: each of its sessions ends. */
export const withoutFamily = (user: Account): Account => ({
  ...user,
  guardianOf: null,
  sessionVersion: user.sessionVersion + 1,
  version: user.version + 1,
});

/** A family's next version without one of its guardians. */
export const withoutGuardian = (family: Account, accountId: string): Account => ({
  ...family,
  guardians: family.guardians?.filter((one) => one.accountId !== accountId),
  version: family.version + 1,
});

/** Takes an account that is deleted, or gets another role, off the list of the family that it looks after. */
export async function leaveFamilyWrites(user: Account): Promise<TransactItem[]> {
  const family = await familyOfGuardian(user);
  return family ? [replaceAccountWrite(withoutGuardian(family, user.id), conflict)] : [];
}

/** Lets all guardians of a family go whose account is deleted or shut out. */
export async function dismissGuardiansWrites({ guardians = [] }: Account): Promise<TransactItem[]> {
  const accounts = await Promise.all(
    guardians.flatMap(({ accountId }) => (accountId === null ? [] : findAccount(accountId))),
  );
  return accounts.flatMap((one) => (one ? [replaceAccountWrite(withoutFamily(one), conflict)] : []));
}

/** Ends what works without a session: the guardian's calendar of the family, and the addresses that they sent. */
export async function endLinksOfGuardian(familyId: string, accountId: string): Promise<void> {
  await removeFeed(accountId, 'family');
  for (const page of await skaterPagesOf(familyId)) if (page.by === accountId) await removeSkaterPage(page);
}
