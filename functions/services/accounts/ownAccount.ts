import { ApiError, wrongField } from '../../platform/errors/apiError.ts';
import type { Request } from '../../platform/http/requestContext.ts';
import type { Session } from '../../platform/http/session.ts';
import { isPassword } from '../../platform/passwords/password.ts';
import { findAccount, type Account } from '../../store/accounts/accounts.ts';
import { logInAttempts } from '../throttling/attempts.ts';
import { attemptWithin } from '../throttling/reservations.ts';

/**
 * The stored account of a session.
 * @throws {ApiError} NotAuthenticated when it was deleted since the session was checked
 */
export async function ownAccount(session: Session): Promise<Account> {
  const user = await findAccount(session.id);
  if (!user) throw new ApiError('NotAuthenticated');
  return user;
}

/**
 * Checks the password once more before a change that an open session alone must not make.
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
