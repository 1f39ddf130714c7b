import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { hashPassword, isPassword } from '../../../platform/passwords/password.ts';
import {
  accountOfEmail,
  createAccount,
  newAccount,
  type Account,
} from '../../../store/people/accounts/accounts.ts';
import { auditWrite } from '../../../store/people/accounts/audit.ts';
import { accountSignedUpWith, RepeatedSignUp, signUpWrite } from '../../../store/people/accounts/signUps.ts';
import { sendDirectly } from '../../core/mail/sendDirectly.ts';
import { replaceSession } from '../sessions/browserSession.ts';
import { countAttempt } from '../../core/throttling/attempts.ts';
import { loggedInDeviceCookie } from '../../core/throttling/knownDevices.ts';
import { logInAttempts } from '../../core/throttling/logInAttempts.ts';
import { attemptWithin } from '../../core/throttling/reservations.ts';
import { composeVerification } from './composeLinkMails.ts';
import { verificationMail } from './emailVerification.ts';
import { rejectCommonPassword } from './passwords.ts';

/**
 * Creates a family account and starts its session. A call repeated with the same idempotency key and password
 * gets the account that the first call created, and a session too.
 * @throws {ApiError} ValidationFailed: password MustUncommon, email AlreadyExist; TooManyAttempts; Busy;
 * IdempotencyKeyReused
 */
export async function signUp(request: Request<'signUp'>): Promise<Account> {
  const account = await findOrCreateAccount(request);
  // A late repeat is no way around the second step or a deactivation: from then on only log-in lets in.
  if (!account.active || account.secondFactors > 0) throw wrongField('email', 'AlreadyExist');
  request.setCookie(await replaceSession(account, request));
  request.setCookie(await loggedInDeviceCookie(request.deviceToken, account.id));
  return account;
}

async function findOrCreateAccount(request: Request<'signUp'>): Promise<Account> {
  const { body, now, viewer } = request;
  await rejectCommonPassword(body.password, body);
  const earlier = await findRepeatedSignUp(request);
  if (earlier) return earlier;
  const attempts = [
    { what: 'signUpByAccount', who: body.email },
    { what: 'signUpByAddress', who: viewer.address },
  ] as const;
  try {
    return await attemptWithin(attempts, now, () => createFamilyAccount(request));
  } catch (error) {
    const stored = error instanceof RepeatedSignUp ? await findRepeatedSignUp(request) : null;
    if (!stored) throw error;
    return stored;
  }
}

async function createFamilyAccount(request: Request<'signUp'>): Promise<Account> {
  const { body, now, viewer, idempotency } = request;
  if (await accountOfEmail(body.email)) {
    // The account appeared while this call waited: by an earlier sending of it, or by another sign-up.
    const isRepeat = idempotency !== null && (await accountSignedUpWith(idempotency)) !== null;
    throw isRepeat ? new RepeatedSignUp() : wrongField('email', 'AlreadyExist');
  }
  const passwordHash = await hashPassword(body.password, 'guest');
  // Signing up and deleting in turn could flood a stranger's address with mail.
  await countAttempt({ what: 'mailByAccount', who: body.email }, now);

  const account = newAccount({ name: body.name, email: body.email, role: 'SKATER', passwordHash }, now);
  const mail = verificationMail(account, now, body.competitionId);
  const record = auditWrite({ userId: account.id, event: 'signedUp', at: now, address: viewer.address });
  await createAccount(account, [mail.write, record], signUpWrite(idempotency, account.id, now));
  await sendDirectly(mail, composeVerification, now);
  return account;
}

/**
 * The account of an earlier call with this key; the password proves that it was the same person.
 * @throws {ApiError} IdempotencyKeyReused when the key was another sign-up's, TooManyAttempts
 */
async function findRepeatedSignUp(request: Request<'signUp'>): Promise<Account | null> {
  const { body, idempotency, now } = request;
  const found = idempotency === null ? null : await accountSignedUpWith(idempotency);
  if (found === null) return null;
  const { account } = found;
  const reused = new ApiError('IdempotencyKeyReused');
  if (account?.email !== body.email) throw reused;
  // Counted like a log-in: with a known key, passwords could be guessed here.
  return attemptWithin(await logInAttempts(account, request), now, async () => {
    if (!(await isPassword(body.password, account.passwordHash, 'guest'))) throw reused;
    return account;
  });
}
