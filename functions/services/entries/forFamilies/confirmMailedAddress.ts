import { ApiError } from '../../../platform/errors/apiError.ts';
import { findAccount, replaceAccount } from '../../../store/accounts/accounts.ts';
import { auditWrite } from '../../../store/accounts/audit.ts';
import type { Placeholder } from '../../../store/accounts/placeholders.ts';
import { verifiedAccount } from '../../accounts/emailVerification.ts';

interface TakingAccount {
  readonly accountId: string;
  /** The network address of the call. */
  readonly address: string;
  readonly now: Date;
}

/**
 * Confirms the address of an account that has taken a placeholder's entries over: the link was mailed to the
 * placeholder's address alone, so whoever has it reads that mailbox. Another address is not confirmed.
 * @throws {ApiError} Busy when the account changes at this moment
 */
export async function confirmMailedAddress(
  { email: mailedTo }: Placeholder,
  { accountId, address, now }: TakingAccount,
): Promise<void> {
  const account = await findAccount(accountId);
  if (!account?.active || account.emailVerified || mailedTo === '' || account.email !== mailedTo) return;
  await replaceAccount(verifiedAccount(account), () => new ApiError('Busy'), [
    auditWrite({ userId: account.id, event: 'emailVerified', at: now, address }),
  ]);
}
