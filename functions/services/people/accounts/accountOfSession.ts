import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import type { Session } from '../../../platform/http/session.ts';
import { isPassword } from '../../../platform/passwords/password.ts';
import { findAccount, type Account } from '../../../store/people/accounts/accounts.ts';
import { logInAttempts, type LogInCaller } from '../../core/throttling/logInAttempts.ts';
import { attemptWithin } from '../../core/throttling/reservations.ts';

/**
 * The stored account of a session.
 * @throws {ApiError} NotAuthenticated when it was deleted since the session was checked
 */
export async function accountOfSession(session: Session): Promise<Account> {
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
  request: LogInCaller & Pick<Request<'changePassword'>, 'now'>,
): Promise<void> {
  await attemptWithin(await logInAttempts(user, request), request.now, async () => {
    if (!(await isPassword(password, user.passwordHash, 'account'))) {
      throw wrongField('currentPassword', 'MustCorrect');
    }
  });
}
