import type { Account } from '../../store/accounts/accounts.ts';
import { findAccount } from '../../store/accounts/accounts.ts';
import { audit } from '../../store/accounts/audit.ts';
import { tryWithin } from '../../services/throttling/reservations.ts';
import { tellOwner } from '../../services/accounts/tellOwner.ts';
import { wrongField } from '../../platform/errors/apiError.ts';
import type { Handler, Request } from '../../platform/http/exchange.ts';
import { startSession } from '../../services/sessions/session.ts';
import { secondFactorMail } from '../../services/mail/secondFactorMail.ts';
import { transact, type Step } from '../../platform/table/transaction.ts';
import { timeStepOf } from '../../services/secondFactor/authenticatorCodes.ts';
import {
  deadChallenge,
  findChallenge,
  useChallengeStep,
  type Challenge,
} from '../../store/secondFactors/challenges.ts';
import { decrypt, encrypt } from '../../services/secondFactor/encryption.ts';
import {
  factorsOf,
  useAuthenticatorStep,
  usePasskeyStep,
  useRecoveryCodeStep,
  type Authenticator,
} from '../../store/secondFactors/factors.ts';
import { counterAfterUse } from '../../services/secondFactor/passkeyChecks.ts';
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
    const used = await useOfFactor(user, body, challenge, now);
    if (!used) {
      await audit({ ...record, event: 'secondFactorRefused' });
      throw wrongField(body.method === 'passkey' ? 'credential' : 'code', 'MustCorrect');
    }
    await transact([useChallengeStep(body.challenge), used]);
  };
  if (body.method === 'passkey') await takeFactor();
  else await tryWithin([{ what: 'codeByAccount', who: user.id }], now, takeFactor);
  await audit({ ...record, event: 'loggedIn' });
  setCookie(await startSession(user, viewer, now));
  if (body.method === 'recoveryCode') await tellOfRecoveryCode(user, now);
  return { data: user };
};

/** Of the password that was right; a log-in by passkey alone says itself whose it is. */
async function accountOf(challenge: Challenge, body: Body): Promise<Account> {
  const isPasskeyAlone = challenge.purpose === 'passkeyLogIn';
  if (isPasskeyAlone && body.method !== 'passkey') throw deadChallenge();
  const userId = challenge.userId ?? userIdIn(body);
  const user = userId === null ? null : await findAccount(userId);
  if (isPasskeyAlone && !user?.active) throw wrongField('credential', 'MustCorrect');
  if (!user?.active) throw deadChallenge();
  if (!isPasskeyAlone && user.sessionVersion !== challenge.sessionVersion) throw deadChallenge();
  return user;
}

function userIdIn(body: Body): string | null {
  const handle = body.method === 'passkey' ? body.credential.response.userHandle : null;
  return handle === null ? null : Buffer.from(handle, 'base64url').toString();
}

/** The write that uses the factor up, or null where it is wrong. */
async function useOfFactor(user: Account, body: Body, challenge: Challenge, now: Date): Promise<Step | null> {
  const { authenticator, passkeys } = await factorsOf(user.id);
  if (body.method === 'authenticator') {
    return authenticator && useOfCode(user.id, authenticator, body.code, now);
  }
  if (body.method === 'recoveryCode') return useRecoveryCodeStep(user.id, recoveryCodeHash(body.code));
  const passkey = passkeys.find(({ credentialId }) => credentialId === body.credential.id);
  const counter =
    passkey &&
    (await counterAfterUse(passkey, body.credential, {
      challenge: body.challenge,
      requireUserVerification: challenge.purpose === 'passkeyLogIn',
    }));
  return passkey && typeof counter === 'number' ? usePasskeyStep(user.id, passkey.id, counter, now) : null;
}

async function useOfCode(
  userId: string,
  authenticator: Authenticator,
  code: string,
  now: Date,
): Promise<Step | null> {
  const key = await decrypt(authenticator.secret, userId);
  const timeStep = key === null ? null : await timeStepOf(code, key, now);
  // Encrypted anew with each use, so that a rotation of the key reaches it.
  return key === null || timeStep === null
    ? null
    : useAuthenticatorStep(userId, { timeStep, secret: await encrypt(key, userId) }, now);
}

async function tellOfRecoveryCode(user: Account, now: Date): Promise<void> {
  const { recoveryCodesLeft: left } = await factorsOf(user.id);
  const told = { what: 'recoveryCodeUsed', left } as const;
  await tellOwner(user, secondFactorMail({ name: user.name, at: now, told }), now);
}
