import { wrongField } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { transact, type TransactItem } from '../../../platform/table/transaction.ts';
import { findAccount, type Account } from '../../../store/people/accounts/accounts.ts';
import { audit } from '../../../store/people/accounts/audit.ts';
import {
  findChallenge,
  invalidChallenge,
  useChallengeWrite,
  type Challenge,
} from '../../../store/people/secondFactors/challenges.ts';
import {
  factorsOf,
  useAuthenticatorWrite,
  usePasskeyWrite,
  useRecoveryCodeWrite,
  type Authenticator,
} from '../../../store/people/secondFactors/factors.ts';
import { composeOwnerMail } from '../accounts/composeOwnerMails.ts';
import { ownerMail } from '../accounts/notifyAccountOwner.ts';
import type { DirectMail } from '../../../store/core/mail/directMails.ts';
import { sendDirectly } from '../../core/mail/sendDirectly.ts';
import { replaceSession } from '../sessions/browserSession.ts';
import { loggedInDeviceCookie } from '../../core/throttling/knownDevices.ts';
import { attemptWithin } from '../../core/throttling/reservations.ts';
import { timeStepOf } from './authenticatorCodes.ts';
import { decrypt, encrypt } from './encryption.ts';
import { verifyPasskeyUse } from './passkeys.ts';
import { recoveryCodeHash } from './recoveryCodes.ts';

type Body = Request<'logInWithSecondFactor'>['body'];

/**
 * Completes a log-in with a challenge and one factor, used up in one transaction: neither works twice. Codes
 * are counted before they are compared; a passkey's signature cannot be guessed.
 * @throws {ApiError} TooManyAttempts; ValidationFailed: challenge MustValid, code or credential MustCorrect
 */
export async function logInWithSecondFactor(request: Request<'logInWithSecondFactor'>): Promise<Account> {
  const { body, now, viewer, setCookie } = request;
  const challenge = await findChallenge(body.challenge, ['logIn', 'passkeyLogIn'], now);
  const user = await accountOf(challenge, body);

  const attempts = [{ what: 'codeByAccount', who: user.id }] as const;
  const use = () => useFactor(user, challenge, request);
  const mail = await (body.method === 'passkey' ? use() : attemptWithin(attempts, now, use));
  const details = { factor: body.method };
  await audit({ userId: user.id, at: now, address: viewer.address, details, event: 'loggedIn' });
  setCookie(await replaceSession(user, request));
  setCookie(await loggedInDeviceCookie(request.deviceToken, user.id));
  if (mail) await sendDirectly(mail, composeOwnerMail, now);
  return user;
}

/** @returns the mail about a recovery code, stored with its use; null for other factors */
async function useFactor(
  user: Account,
  challenge: Challenge,
  { body, now, viewer }: Request<'logInWithSecondFactor'>,
): Promise<DirectMail | null> {
  const used = await factorUseWrite(user, body, challenge, now);
  if (!used) {
    const details = { factor: body.method };
    await audit({ userId: user.id, at: now, address: viewer.address, details, event: 'secondFactorRefused' });
    throw wrongField(body.method === 'passkey' ? 'credential' : 'code', 'MustCorrect');
  }
  const isRecovery = body.method === 'recoveryCode';
  const mail = isRecovery ? await ownerMail(user, { what: 'recoveryCodeUsed' }, now) : null;
  await transact([useChallengeWrite(body.challenge), used, ...(mail ? [mail.write] : [])]);
  return mail;
}

/** The account that gave the right password, or that the passkey names; still active, its password unchanged. */
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

/** The write that uses the factor up; null if the factor is wrong. */
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
  // Encrypted again at each use, so that it outlives the rotation of encryption keys.
  return key === null || timeStep === null
    ? null
    : useAuthenticatorWrite(userId, { timeStep, secret: await encrypt(key, userId) }, now);
}
