import { attemptWithin } from '../../services/throttling/reservations.ts';
import { wrongField } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { transact } from '../../platform/table/transaction.ts';
import { ownAccount, requirePassword } from '../../services/accounts/ownAccount.ts';
import { newAuthenticatorKey, timeStepOf } from '../../services/secondFactor/authenticatorCodes.ts';
import {
  invalidChallenge,
  findChallenge,
  newChallenge,
  useChallengeWrite,
} from '../../store/secondFactors/challenges.ts';
import { changeOwnFactors, countOf } from '../../services/secondFactor/changeFactors.ts';
import { decrypt, encrypt } from '../../services/secondFactor/encryption.ts';
import { addAuthenticatorWrite, AUTHENTICATOR_ID, factorsOf } from '../../store/secondFactors/factors.ts';
import { firstRecoveryCodes } from '../../services/secondFactor/firstRecoveryCodes.ts';

/** A new key counts once a code of it has come back: until then the app is not set up. */
export const beginAuthenticator: Handler<'beginAuthenticator'> = async ({ body, session, now, viewer }) => {
  const user = await ownAccount(session);
  await requirePassword(user, body.currentPassword, { viewer, now });
  const { secret, uri } = await newAuthenticatorKey(user.email);
  const begun = { purpose: 'authenticator', user, secret: await encrypt(secret, user.id) } as const;
  const { token, write } = newChallenge(begun, now);
  await transact([write]);
  return { data: { challenge: token, secret, uri } };
};

export const addAuthenticator: Handler<'addAuthenticator'> = async (request) => {
  const { body, session, now } = request;
  const { userId, sessionVersion, secret } = await findChallenge(body.challenge, ['authenticator'], now);
  const user = await ownAccount(session);
  if (userId !== user.id || sessionVersion !== user.sessionVersion || !secret) throw invalidChallenge();
  const key = await decrypt(secret, user.id);
  if (key === null) throw invalidChallenge();
  const timeStep = await attemptWithin([{ what: 'codeByAccount', who: user.id }], now, async () => {
    const found = await timeStepOf(body.code, key, now);
    if (found === null) throw wrongField('code', 'MustCorrect');
    return found;
  });
  const factors = await factorsOf(user.id);
  const first = firstRecoveryCodes(user.id, factors);
  const at = now.toISOString();
  const added = {
    type: 'authenticator',
    id: AUTHENTICATOR_ID,
    secret,
    createdAt: at,
    lastUsedAt: null,
  } as const;
  await changeOwnFactors(
    user,
    {
      writes: [
        useChallengeWrite(body.challenge),
        addAuthenticatorWrite(user.id, { ...added, lastStep: timeStep }),
        ...first.writes,
      ],
      secondFactors: countOf(factors) + 1,
      event: 'secondFactorAdded',
      details: { factor: 'authenticator' },
      notification: { what: 'authenticatorAdded' },
    },
    request,
  );
  return { data: { recoveryCodes: first.codes } };
};
