import { ApiError, wrongField } from '../../platform/errors/apiError.ts';
import type { Handler, Request } from '../../platform/http/requestContext.ts';
import { accountOfEmail, createAccount, newAccount, type Account } from '../../store/accounts/accounts.ts';
import { countAttempt, logInAttempts } from '../../services/throttling/attempts.ts';
import { auditWrite } from '../../store/accounts/audit.ts';
import { rejectCommonPassword } from '../../services/accounts/commonPasswords.ts';
import { issueLink } from '../../store/accounts/links.ts';
import { hashPassword, isPassword } from '../../platform/passwords/password.ts';
import { attemptWithin } from '../../services/throttling/reservations.ts';
import { sendVerification } from '../../services/accounts/sendVerification.ts';
import { accountSignedUpWith, RepeatedSignUp, signUpWrite } from '../../store/accounts/signUps.ts';

/**
 * Sign-up makes family accounts only; it starts no session (design, section 8.2). Who heard no answer
 * sends it again with the same key, and is given the account that the first call made.
 */
export const signUp: Handler<'signUp'> = async (request) => {
  await rejectCommonPassword(request.body.password);
  return { data: (await earlierAccount(request)) ?? (await newAccountFor(request)) };
};

async function newAccountFor(request: Request<'signUp'>): Promise<Account> {
  const { body, now, viewer } = request;
  const attempts = [
    { what: 'signUpByAccount', who: body.email },
    { what: 'signUpByAddress', who: viewer.address },
  ] as const;
  try {
    return await attemptWithin(attempts, now, () => createSignedUpAccount(request));
  } catch (error) {
    const stored = error instanceof RepeatedSignUp ? await earlierAccount(request) : null;
    if (!stored) throw error;
    return stored;
  }
}

async function createSignedUpAccount({
  body,
  now,
  viewer,
  idempotency,
}: Request<'signUp'>): Promise<Account> {
  if (await accountOfEmail(body.email)) {
    // Made while this call waited: by its own first sending, or by somebody else.
    const isRepeat = idempotency !== null && (await accountSignedUpWith(idempotency)) !== null;
    throw isRepeat ? new RepeatedSignUp() : wrongField('email', 'AlreadyExist');
  }
  const passwordHash = await hashPassword(body.password);
  // Who deletes the account and signs up again has a stranger mailed each time.
  await countAttempt({ what: 'mailByAccount', who: body.email }, now);
  const user = newAccount({ name: body.name, email: body.email, role: 'SKATER', passwordHash }, now);
  const link = issueLink('verify', user, now);
  const record = auditWrite({ userId: user.id, event: 'signedUp', at: now, address: viewer.address });
  await createAccount(user, [link.write, record], signUpWrite(idempotency, user.id, now));
  await sendVerification(user, link.token);
  return user;
}

/**
 * What an earlier call with this key made; the password shows that it was the same person's.
 * @throws {ApiError} IdempotencyKeyReused when the key was another sign-up's, TooManyAttempts
 */
async function earlierAccount({
  body,
  idempotency,
  now,
  viewer,
}: Request<'signUp'>): Promise<Account | null> {
  const found = idempotency === null ? null : await accountSignedUpWith(idempotency);
  if (found === null) return null;
  const { account } = found;
  const reused = new ApiError('IdempotencyKeyReused');
  if (account?.email !== body.email) throw reused;
  // Counted as a log-in is: whoever knows the key would guess the password here instead.
  return attemptWithin(logInAttempts(body.email, viewer.address, account.id), now, async () => {
    if (!(await isPassword(body.password, account.passwordHash))) throw reused;
    return account;
  });
}
