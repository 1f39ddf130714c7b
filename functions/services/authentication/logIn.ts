import type { SecondFactorNeeded } from '../../../shared/contract/accounts/authentication.ts';
import type { AnswerOf } from '../../../shared/contract/types.ts';
import { wrongField } from '../../platform/errors/apiError.ts';
import type { Request } from '../../platform/http/requestContext.ts';
import { hashPassword, isPassword, needsRehash } from '../../platform/passwords/password.ts';
import { transact } from '../../platform/table/transaction.ts';
import { accountOfEmail, replacePasswordHash, type Account } from '../../store/accounts/accounts.ts';
import { audit } from '../../store/accounts/audit.ts';
import { newChallenge } from '../../store/secondFactors/challenges.ts';
import { factorsOf } from '../../store/secondFactors/factors.ts';
import { startSession } from '../sessions/session.ts';
import { countAttempt, logInAttempts } from '../throttling/attempts.ts';
import { attemptWithin } from '../throttling/reservations.ts';
import { isSecondFactorMissing } from './isSecondFactorMissing.ts';
import { passkeyLogInOptions, passkeyOrigin, secondStepOptions } from './passkeys.ts';

/**
 * Logs in with a password. An account with a second factor gets a challenge instead of a session.
 * @throws {ApiError} TooManyAttempts; Busy; ValidationFailed: email MustExist, password MustCorrect
 * (specification, section 5)
 */
export async function logIn(request: Request<'logIn'>): Promise<AnswerOf<'logIn'>['data']> {
  const { body, now, viewer, setCookie } = request;
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
  if (user.secondFactors > 0) return { secondFactor: await requestSecondFactor(user, now) };
  const isMissing = await isSecondFactorMissing(user);
  await audit({ userId: user.id, event: 'loggedIn', at: now, address: viewer.address });
  setCookie(await startSession(user, viewer, now));
  return isMissing ? { ...user, secondFactorMissing: true } : user;
}

/** Hashes the password for an unknown address too, so that the time of the answer tells nothing. */
async function isPasswordOf(user: Account | null, password: string): Promise<boolean> {
  if (user?.active) return isPassword(password, user.passwordHash);
  await hashPassword(password);
  return false;
}

async function requestSecondFactor(user: Account, now: Date): Promise<SecondFactorNeeded> {
  const { authenticator, passkeys, recoveryCodesLeft } = await factorsOf(user.id);
  const { token, write } = newChallenge({ purpose: 'logIn', user }, now);
  await transact([write]);
  return {
    challenge: token,
    methods: [
      ...(passkeys.length > 0 ? (['passkey'] as const) : []),
      ...(authenticator ? (['authenticator'] as const) : []),
      ...(recoveryCodesLeft > 0 ? (['recoveryCode'] as const) : []),
    ],
    passkey: passkeys.length > 0 ? secondStepOptions(passkeys, token) : null,
    passkeyOrigin: passkeyOrigin(),
  };
}

/**
 * Begins a log-in by passkey alone. The device finds its own passkeys, so the answer reveals no account.
 * @throws {ApiError} TooManyAttempts
 */
export async function beginPasskeyLogIn({ now, viewer }: Request<'beginPasskeyLogIn'>) {
  await countAttempt({ what: 'passkeyByAddress', who: viewer.address }, now);
  const { token, write } = newChallenge({ purpose: 'passkeyLogIn', user: null }, now);
  await transact([write]);
  return { challenge: token, options: passkeyLogInOptions(token), passkeyOrigin: passkeyOrigin() };
}
