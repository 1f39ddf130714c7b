import type { MyAccount } from '../../../shared/contract/accounts/account.ts';
import { findAccount, type Account } from '../../store/accounts/accounts.ts';
import { logInAttempts } from '../throttling/attempts.ts';
import { isPassword } from '../../platform/passwords/password.ts';
import { attemptWithin } from '../throttling/reservations.ts';
import { ApiError, wrongField } from '../../platform/errors/apiError.ts';
import type { Request } from '../../platform/http/requestContext.ts';
import type { Session } from '../../platform/http/session.ts';

/** The whole account of a session. It was there a moment ago, when the session was read. */
export async function ownAccount(session: Session): Promise<Account> {
  const user = await findAccount(session.id);
  if (!user) throw new ApiError('NotAuthenticated');
  return user;
}

/**
 * Asks for the password again before what cannot be undone.
 * @throws {ApiError} TooManyAttempts; Busy; ValidationFailed (currentPassword, MustCorrect)
 */
export async function requirePassword(
  user: Account,
  password: string,
  { viewer, now }: Pick<Request<'changePassword'>, 'viewer' | 'now'>,
): Promise<void> {
  await attemptWithin(logInAttempts(user.email, viewer.address), now, async () => {
    if (!(await isPassword(password, user.passwordHash))) throw wrongField('currentPassword', 'MustCorrect');
  });
}

export function myAccountOf(user: Account): MyAccount {
  const { id, email, emailVerified, name, role, notices, confirmedNotices, language, skaters, version } =
    user;
  return { id, email, emailVerified, name, role, notices, confirmedNotices, language, skaters, version };
}
