import { wrongField } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { startSession } from '../../services/sessions/session.ts';
import { requestSecondFactor } from './beginLogIn.ts';
import { isSecondFactorMissing } from '../../services/secondFactor/missingSecondFactor.ts';
import { accountOfEmail, replacePasswordHash, type Account } from '../../store/accounts/accounts.ts';
import { logInAttempts } from '../../services/throttling/attempts.ts';
import { audit } from '../../store/accounts/audit.ts';
import { hashPassword, isPassword, needsRehash } from '../../platform/passwords/password.ts';
import { attemptWithin } from '../../services/throttling/reservations.ts';

/** The two refusals are the specification's, section 5. */
export const logIn: Handler<'logIn'> = async ({ body, now, viewer, setCookie }) => {
  const found = await accountOfEmail(body.email);
  const attempts = logInAttempts(body.email, viewer.address, found?.id);
  const user = await attemptWithin(attempts, now, async () => {
    const isRight = await isPasswordOf(found, body.password);
    if (found && !isRight) {
      await audit({ userId: found.id, event: 'logInFailed', at: now, address: viewer.address });
    }
    if (!found?.active) throw wrongField('email', 'MustExist');
    if (!isRight) throw wrongField('password', 'MustCorrect');
    return found;
  });
  if (needsRehash(user.passwordHash)) {
    await replacePasswordHash(user, await hashPassword(body.password));
  }
  if (user.secondFactors > 0) return { data: { secondFactor: await requestSecondFactor(user, now) } };
  const missing = await isSecondFactorMissing(user);
  await audit({ userId: user.id, event: 'loggedIn', at: now, address: viewer.address });
  setCookie(await startSession(user, viewer, now));
  return { data: missing ? { ...user, secondFactorMissing: true } : user };
};

/** An address without an account costs the time of a password too. */
async function isPasswordOf(user: Account | null, password: string): Promise<boolean> {
  if (user?.active) return isPassword(password, user.passwordHash);
  await hashPassword(password);
  return false;
}
