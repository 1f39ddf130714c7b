import type { SecondFactorNeeded } from '../../../../shared/contract/people/accounts/authentication.ts';
import type { AnswerOf } from '../../../../shared/contract/types.ts';
import { wrongField } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { hashPassword, isPassword, needsRehash } from '../../../platform/passwords/password.ts';
import { transact } from '../../../platform/table/transaction.ts';
import {
  accountOfEmail,
  replacePasswordHash,
  type Account,
} from '../../../store/people/accounts/accounts.ts';
import { audit } from '../../../store/people/accounts/audit.ts';
import { newChallenge } from '../../../store/people/secondFactors/challenges.ts';
import { factorsOf } from '../../../store/people/secondFactors/factors.ts';
import { replaceSession } from '../sessions/browserSession.ts';
import { countAttempt } from '../../core/throttling/attempts.ts';
import { deviceIn, isKnownFor, loggedInDeviceCookie } from '../../core/throttling/knownDevices.ts';
import { isOfKnownDevice, logInAttempts, wrongLogIn } from '../../core/throttling/logInAttempts.ts';
import { attemptWithin } from '../../core/throttling/reservations.ts';
import { isSecondFactorMissing } from './isSecondFactorMissing.ts';
import { passkeyLogInOptions, passkeyOrigin, secondStepOptions } from './passkeys.ts';

/**
 * Logs in with a password. An account with a second factor gets a challenge instead of a session.
 * @throws {ApiError} TooManyAttempts; Busy; ValidationFailed: email MustExist, password MustCorrect
 * (specification, section 5)
 */
export async function logIn(request: Request<'logIn'>): Promise<AnswerOf<'logIn'>['data']> {
  const { body, now, viewer, setCookie } = request;
  const user = await accountOfEmail(body.email);
  if (!user?.active) {
    if (user) await auditFailure(user, request);
    throw await wrongLogIn(wrongField('email', 'MustExist'), request);
  }
  const attempts = await logInAttempts(user, request);
  await attemptWithin(attempts, now, async () => {
    if (await isPassword(body.password, user.passwordHash, 'account')) return;
    await auditFailure(user, request);
    const problem = wrongField('password', 'MustCorrect');
    throw isOfKnownDevice(attempts) ? problem : await wrongLogIn(problem, request);
  });
  if (needsRehash(user.passwordHash)) {
    await replacePasswordHash(user, await hashPassword(body.password, 'account'));
  }
  if (user.secondFactors > 0) return { secondFactor: await requestSecondFactor(user, now) };
  const isMissing = await isSecondFactorMissing(user);
  await audit({ userId: user.id, event: 'loggedIn', at: now, address: viewer.address });
  setCookie(await replaceSession(user, request));
  setCookie(await loggedInDeviceCookie(request.deviceToken, user.id));
  return isMissing ? { ...user, secondFactorMissing: true } : user;
}

const auditFailure = ({ id }: Account, { now, viewer }: Request<'logIn'>) =>
  audit({ userId: id, event: 'logInFailed', at: now, address: viewer.address });

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
export async function beginPasskeyLogIn({ now, viewer, deviceToken }: Request<'beginPasskeyLogIn'>) {
  const device = deviceIn(deviceToken);
  const isKnown = await isKnownFor(device, 'logIn');
  await countAttempt(
    isKnown ? { what: 'passkeyByDevice', who: device.id } : { what: 'passkeyByAddress', who: viewer.address },
    now,
  );
  const { token, write } = newChallenge({ purpose: 'passkeyLogIn', user: null }, now);
  await transact([write]);
  return { challenge: token, options: passkeyLogInOptions(token), passkeyOrigin: passkeyOrigin() };
}
