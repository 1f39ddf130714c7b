import { ApiError } from '../../platform/errors/apiError.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { sendMailQuietly } from '../mail/sendMail.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import { countAttempt } from '../throttling/attempts.ts';

/**
 * Mails the owner of an account what changed in it. An unconfirmed address may be a stranger's, so it gets
 * ten of these mails in 15 minutes at most.
 */
export async function notifyAccountOwner(user: Account, mail: Mail, now: Date): Promise<void> {
  if (!user.emailVerified && !(await isWithinLimit(user.email, now))) return;
  await sendMailQuietly({ to: [user.email], mail });
}

async function isWithinLimit(email: string, now: Date): Promise<boolean> {
  try {
    await countAttempt({ what: 'unprovenMailByAddress', who: email }, now);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'TooManyAttempts') return false;
    throw error;
  }
}
