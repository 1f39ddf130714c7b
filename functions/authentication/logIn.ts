import type { ApiError } from '../http/apiError.ts';
import { wrongField } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { startSession } from '../http/session.ts';
import { accountOfEmail, type Account } from './accounts.ts';
import { countAttempts, logInAttempts, refuseTooMany } from './attempts.ts';
import { audit } from './audit.ts';
import { hashPassword, isPassword, needsRehash } from './password.ts';
import { rehash } from './rehash.ts';

/** The two refusals are the specification's, section 5. */
export const logIn: Handler<'logIn'> = async ({ body, now, viewer, setCookie }) => {
  const attempts = logInAttempts(body.email, viewer.address);
  await refuseTooMany(attempts, now);
  const user = await accountOfEmail(body.email);
  const refusal = await refusalOf(user, body.password);
  if (refusal || !user) {
    await countAttempts(attempts, now);
    if (user) await audit({ userId: user.id, event: 'logInFailed', at: now, address: viewer.address });
    throw refusal ?? wrongField('email', 'MustExist');
  }
  if (needsRehash(user.passwordHash)) await rehash(user, body.password);
  await audit({ userId: user.id, event: 'loggedIn', at: now, address: viewer.address });
  setCookie(await startSession(user, viewer, now));
  return { data: user };
};

/** An address without an account costs the time of a password too. */
async function refusalOf(user: Account | null, password: string): Promise<ApiError | null> {
  if (!user?.active) {
    await hashPassword(password);
    return wrongField('email', 'MustExist');
  }
  return (await isPassword(password, user.passwordHash)) ? null : wrongField('password', 'MustCorrect');
}
