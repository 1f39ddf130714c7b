import { ulid } from 'ulidx';
import type { CreationOptions } from '../../../shared/contract/accounts/passkeys.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import { wrongField } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { transact } from '../../platform/table/transaction.ts';
import { ownAccount, requirePassword } from '../../services/accounts/ownAccount.ts';
import {
  invalidChallenge,
  findChallenge,
  newChallenge,
  useChallengeWrite,
} from '../../store/secondFactors/challenges.ts';
import { changeOwnFactors, countOf } from '../../services/secondFactor/changeFactors.ts';
import { addPasskeyWrites, factorsOf, type Passkey } from '../../store/secondFactors/factors.ts';
import { firstRecoveryCodes } from '../../services/secondFactor/firstRecoveryCodes.ts';
import { ALGORITHMS, readNewPasskey, relyingPartyId } from '../../services/secondFactor/passkeyChecks.ts';
import { credentialOf, LONGEST_CEREMONY_MS } from '../../services/secondFactor/requestOptions.ts';

/** More than anybody has devices; each is part of what a log-in is asked for. */
const MAX_PASSKEYS = 20;

export const beginPasskey: Handler<'beginPasskey'> = async ({ body, session, now, viewer }) => {
  const user = await ownAccount(session);
  await requirePassword(user, body.currentPassword, { viewer, now });
  const { passkeys } = await factorsOf(user.id);
  const { token, write } = newChallenge({ purpose: 'passkey', user }, now);
  await transact([write]);
  return { data: { challenge: token, options: creationOptions(user, passkeys, token) } };
};

function creationOptions(user: Account, passkeys: readonly Passkey[], challenge: string): CreationOptions {
  return {
    challenge,
    rp: { id: relyingPartyId(), name: 'Rinkside' },
    // The id, which says nothing of the person, comes back with a log-in by passkey alone.
    user: { id: Buffer.from(user.id).toString('base64url'), name: user.email, displayName: user.name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: passkeys.map(credentialOf),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    attestation: 'none',
    timeout: LONGEST_CEREMONY_MS,
  };
}

export const addPasskey: Handler<'addPasskey'> = async (request) => {
  const { body, session, now } = request;
  const { userId, sessionVersion } = await findChallenge(body.challenge, ['passkey'], now);
  const user = await ownAccount(session);
  if (userId !== user.id || sessionVersion !== user.sessionVersion) throw invalidChallenge();
  const passkey = await readNewPasskey(body.credential, body.challenge);
  if (!passkey) throw wrongField('credential', 'MustCorrect');
  const factors = await factorsOf(user.id);
  if (factors.passkeys.length >= MAX_PASSKEYS) throw wrongField('credential', 'MustWithin');
  const first = firstRecoveryCodes(user.id, factors);
  const added = {
    type: 'passkey',
    id: ulid(now.getTime()),
    name: body.name,
    createdAt: now.toISOString(),
    lastUsedAt: null,
  } as const;
  await changeOwnFactors(
    user,
    {
      writes: [
        useChallengeWrite(body.challenge),
        ...addPasskeyWrites(user.id, { ...added, ...passkey }),
        ...first.writes,
      ],
      secondFactors: countOf(factors) + 1,
      event: 'secondFactorAdded',
      details: { factor: 'passkey', name: body.name },
      notification: { what: 'passkeyAdded', name: body.name },
    },
    request,
  );
  return { data: { recoveryCodes: first.codes } };
};
