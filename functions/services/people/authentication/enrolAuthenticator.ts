import { wrongField } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { transact } from '../../../platform/table/transaction.ts';
import {
  findChallenge,
  invalidChallenge,
  newChallenge,
  useChallengeWrite,
} from '../../../store/people/secondFactors/challenges.ts';
import {
  addAuthenticatorWrite,
  AUTHENTICATOR_ID,
  factorsOf,
} from '../../../store/people/secondFactors/factors.ts';
import { accountOfSession, requirePassword } from '../accounts/accountOfSession.ts';
import { attemptWithin } from '../../core/throttling/reservations.ts';
import { newAuthenticatorKey, timeStepOf } from './authenticatorCodes.ts';
import { changeMyFactors, factorCount, firstRecoveryCodes, type FactorChange } from './changeFactors.ts';
import { decrypt, encrypt } from './encryption.ts';

/**
 * Issues the key of a new authenticator app. The key counts only once `addAuthenticator` gets a code of it.
 * @throws {ApiError} TooManyAttempts; Busy; ValidationFailed (currentPassword, MustCorrect)
 */
export async function beginAuthenticator(request: Request<'beginAuthenticator'>) {
  const { body, session, now } = request;
  const user = await accountOfSession(session);
  await requirePassword(user, body.currentPassword, request);
  const { secret, uri } = await newAuthenticatorKey(user.email);
  const encrypted = await encrypt(secret, user.id);
  const { token, write } = newChallenge({ purpose: 'authenticator', user, secret: encrypted }, now);
  await transact([write]);
  return { challenge: token, secret, uri };
}

/**
 * Adds the authenticator app of a challenge, proved by one of its codes.
 * @returns the recovery codes, if this is the account's first factor
 * @throws {ApiError} TooManyAttempts; Busy; ValidationFailed: challenge MustValid, code MustCorrect or AlreadyExist
 */
export async function addAuthenticator(request: Request<'addAuthenticator'>) {
  const { body, session, now } = request;
  const { userId, sessionVersion, secret } = await findChallenge(body.challenge, ['authenticator'], now);
  const user = await accountOfSession(session);
  if (userId !== user.id || sessionVersion !== user.sessionVersion || !secret) throw invalidChallenge();
  const key = await decrypt(secret, user.id);
  if (key === null) throw invalidChallenge();
  const lastStep = await attemptWithin([{ what: 'codeByAccount', who: user.id }], now, async () => {
    const timeStep = await timeStepOf(body.code, key, now);
    if (timeStep === null) throw wrongField('code', 'MustCorrect');
    return timeStep;
  });

  const factors = await factorsOf(user.id);
  const recovery = firstRecoveryCodes(user.id, factors);
  const added = {
    type: 'authenticator',
    id: AUTHENTICATOR_ID,
    secret,
    createdAt: now.toISOString(),
    lastUsedAt: null,
    lastStep,
  } as const;
  const change: FactorChange = {
    writes: [useChallengeWrite(body.challenge), addAuthenticatorWrite(user.id, added), ...recovery.writes],
    secondFactors: factorCount(factors) + 1,
    event: 'secondFactorAdded',
    details: { factor: 'authenticator' },
    notification: { what: 'authenticatorAdded' },
  };
  await changeMyFactors(user, change, request);
  return { recoveryCodes: recovery.codes };
}
