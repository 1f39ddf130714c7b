import { ulid } from 'ulidx';
import { wrongField } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { transact } from '../../../platform/table/transaction.ts';
import {
  findChallenge,
  invalidChallenge,
  newChallenge,
  useChallengeWrite,
} from '../../../store/people/secondFactors/challenges.ts';
import { addPasskeyWrites, factorsOf } from '../../../store/people/secondFactors/factors.ts';
import { accountOfSession, requirePassword } from '../accounts/accountOfSession.ts';
import { changeMyFactors, factorCount, firstRecoveryCodes, type FactorChange } from './changeFactors.ts';
import { passkeyCreationOptions, readNewPasskey } from './passkeys.ts';

/** More than anybody has devices; a log-in lists all of them. */
const MAX_PASSKEYS = 20;

/**
 * Begins a new passkey of the own account.
 * @returns a challenge, and what the browser needs to create the passkey
 * @throws {ApiError} TooManyAttempts; Busy; ValidationFailed (currentPassword, MustCorrect)
 */
export async function beginPasskey(request: Request<'beginPasskey'>) {
  const { body, session, now } = request;
  const user = await accountOfSession(session);
  await requirePassword(user, body.currentPassword, request);
  const { passkeys } = await factorsOf(user.id);
  const { token, write } = newChallenge({ purpose: 'passkey', user }, now);
  await transact([write]);
  return { challenge: token, options: passkeyCreationOptions(user, passkeys, token) };
}

/**
 * Adds the passkey that the browser created for a challenge.
 * @returns the recovery codes, if this is the account's first factor
 * @throws {ApiError} Busy; ValidationFailed: challenge MustValid; credential MustCorrect, MustWithin, AlreadyExist
 */
export async function addPasskey(request: Request<'addPasskey'>) {
  const { body, session, now } = request;
  const { userId, sessionVersion } = await findChallenge(body.challenge, ['passkey'], now);
  const user = await accountOfSession(session);
  if (userId !== user.id || sessionVersion !== user.sessionVersion) throw invalidChallenge();
  const passkey = await readNewPasskey(body.credential, body.challenge);
  if (!passkey) throw wrongField('credential', 'MustCorrect');
  const factors = await factorsOf(user.id);
  if (factors.passkeys.length >= MAX_PASSKEYS) throw wrongField('credential', 'MustWithin');

  const recovery = firstRecoveryCodes(user.id, factors);
  const added = {
    type: 'passkey',
    id: ulid(now.getTime()),
    name: body.name,
    createdAt: now.toISOString(),
    lastUsedAt: null,
    ...passkey,
  } as const;
  const change: FactorChange = {
    writes: [useChallengeWrite(body.challenge), ...addPasskeyWrites(user.id, added), ...recovery.writes],
    secondFactors: factorCount(factors) + 1,
    event: 'secondFactorAdded',
    details: { factor: 'passkey', name: body.name },
    notification: { what: 'passkeyAdded', name: body.name },
  };
  await changeMyFactors(user, change, request);
  return { recoveryCodes: recovery.codes };
}
