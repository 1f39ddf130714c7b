import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Account } from '../../../store/people/accounts/accounts.ts';
import { DIRECT, directMail, type DirectMail } from '../../../store/core/mail/directMails.ts';
import { countAttempt } from '../../core/throttling/attempts.ts';
import type { OwnerNotice } from './composeOwnerMails.ts';

/**
 * A mail to the owner of an account about what changed in it, for the change's own transaction.
 * @returns null past the limit of an unconfirmed address
 */
export async function ownerMail(user: Account, notice: OwnerNotice, now: Date): Promise<DirectMail | null> {
  if (!(await mayMailOwner(user, now))) return null;
  return directMail(DIRECT.owner, { accountId: user.id, notice }, now);
}

/** An unconfirmed address may be a stranger's, so it gets ten of these mails in 15 minutes at most. */
export async function mayMailOwner({ email, emailVerified }: Account, now: Date): Promise<boolean> {
  if (emailVerified) return true;
  try {
    await countAttempt({ what: 'unprovenMailByAddress', who: email }, now);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'TooManyAttempts') return false;
    throw error;
  }
}
