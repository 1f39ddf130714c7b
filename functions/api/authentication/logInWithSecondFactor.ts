import type { Account } from '../../store/accounts/accounts.ts';
import { findAccount } from '../../store/accounts/accounts.ts';
import { audit } from '../../store/accounts/audit.ts';
import { attemptWithin } from '../../services/throttling/reservations.ts';
import { notifyAccountOwner } from '../../services/accounts/notifyAccountOwner.ts';
import { wrongField } from '../../platform/errors/apiError.ts';
import type { Handler, Request } from '../../platform/http/requestContext.ts';
import { startSession } from '../../services/sessions/session.ts';
import { secondFactorMail } from '../../services/mail/secondFactorMail.ts';
import { transact, type TransactItem } from '../../platform/table/transaction.ts';
import { timeStepOf } from '../../services/secondFactor/authenticatorCodes.ts';
import {
  invalidChallenge,
  findChallenge,
  useChallengeWrite,
  type Challenge,
} from '../../store/secondFactors/challenges.ts';
import { decrypt, encrypt } from '../../services/secondFactor/encryption.ts';
import {
  factorsOf,
  useAuthenticatorWrite,
  usePasskeyWrite,
  useRecoveryCodeWrite,
  type Authenticator,
} from '../../store/secondFactors/factors.ts';
import { verifyPasskeyUse } from '../../services/secondFactor/passkeyChecks.ts';
import { recoveryCodeHash } from '../../services/secondFactor/recoveryCodes.ts';

type Body = Request<'logInWithSecondFactor'>['body'];

/**
 * Takes the challenge of a right password and one factor, in one transaction: neither works twice. The
 * account is asked for again, because it may have been deactivated, or its password set, meanwhile.
 * Codes are counted before they are looked at; a passkey's signature cannot be guessed.
 */
export const logInWithSecondFactor: Handler<'logInWithSecondFactor'> = async (request) => {
  const { body, now, viewer, setCookie } = request;
  const challenge = await findChallenge(body.challenge, ['logIn', 'passkeyLogIn'], now);
  const user = await accountOf(challenge, body);
  const details = { factor: body.method };
  const record = { userId: user.id, at: now, address: viewer.address, details };
  const takeFactor = async () => {
    const used = await factorUseWrite(user, body, challenge, now);
    if (!used) {
      await audit({ ...record, event: 'secondFactorRefused' });
      throw wrongField(body.method === 'passkey' ? 'credential' : 'code', 'MustCorrect');
    }
    await transact([useChallengeWrite(body.challenge), used]);
  };
  if (body.method === 'passkey') await takeFactor();
  else await attemptWithin([{ what: 'codeByAccount', who: user.id }], now, takeFactor);
  await audit({ ...record, event: 'loggedIn' });
  setCookie(await startSession(user, viewer, now));
  if (body.method === 'recoveryCode') await notifyOfRecoveryCode(user, now);
  return { data: user };
};

/** Of the password that was right; a log-in by passkey alone says itself whose it is. */
async function accountOf(challenge: Challenge, body: Body): Promise<Account> {
  const isPasskeyAlone = challenge.purpose === 'passkeyLogIn';
  if (isPasskeyAlone && body.method !== 'passkey') throw invalidChallenge();
  const userId = challenge.userId ?? userIdIn(body);
  const user = userId === null ? null : await findAccount(userId);
  if (isPasskeyAlone && !user?.active) throw wrongField('credential', 'MustCorrect');
  if (!user?.active) throw invalidChallenge();
  if (!isPasskeyAlone && user.sessionVersion !== challenge.sessionVersion) throw invalidChallenge();
  return user;
}

function userIdIn(body: Body): string | null {
  const handle = body.method === 'passkey' ? body.credential.response.userHandle : null;
  return handle === null ? null : Buffer.from(handle, 'base64url').toString();
}

/** The write that uses the factor up, or null where it is wrong. */
async function factorUseWrite(
  user: Account,
  body: Body,
  challenge: Challenge,
  now: Date,
): Promise<TransactItem | null> {
  const { authenticator, passkeys } = await factorsOf(user.id);
  if (body.method === 'authenticator') {
    return authenticator && codeUseWrite(user.id, authenticator, body.code, now);
  }
  if (body.method === 'recoveryCode') return useRecoveryCodeWrite(user.id, recoveryCodeHash(body.code));
  const passkey = passkeys.find(({ credentialId }) => credentialId === body.credential.id);
  const counter =
    passkey &&
    (await verifyPasskeyUse(passkey, body.credential, {
      challenge: body.challenge,
      requireUserVerification: challenge.purpose === 'passkeyLogIn',
    }));
  return passkey && typeof counter === 'number' ? usePasskeyWrite(user.id, passkey.id, counter, now) : null;
}

async function codeUseWrite(
  userId: string,
  authenticator: Authenticator,
  code: string,
  now: Date,
): Promise<TransactItem | null> {
  const key = await decrypt(authenticator.secret, userId);
  const timeStep = key === null ? null : await timeStepOf(code, key, now);
  // Encrypted anew with each use, so that a rotation of the key reaches it.
  return key === null || timeStep === null
    ? null
    : useAuthenticatorWrite(userId, { timeStep, secret: await encrypt(key, userId) }, now);
}

async function notifyOfRecoveryCode(user: Account, now: Date): Promise<void> {
  const { recoveryCodesLeft: left } = await factorsOf(user.id);
  const details = { what: 'recoveryCodeUsed', left } as const;
  await notifyAccountOwner(user, secondFactorMail({ name: user.name, at: now, change: details }), now);
}
