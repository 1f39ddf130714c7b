import { ApiError, wrongField } from '../http/apiError.ts';
import type { Handler, Request } from '../http/exchange.ts';
import { accountOfEmail, createAccount, newAccount, type Account } from './accounts.ts';
import { auditStep } from './audit.ts';
import { refuseCommonPassword } from './commonPasswords.ts';
import { issueLink } from './links.ts';
import { hashPassword, isPassword } from './password.ts';
import { tryWithin } from './reservations.ts';
import { sendVerification } from './sendVerification.ts';
import { accountSignedUpWith, RepeatedSignUp, signUpStep } from './signUpOnce.ts';

/**
 * Sign-up makes family accounts only; it starts no session (design, section 8.2). Who heard no answer
 * sends it again with the same key, and is given the account that the first call made.
 */
export const signUp: Handler<'signUp'> = async (request) => {
  const { body, now, viewer } = request;
  await refuseCommonPassword(body.password);
  const attempts = [
    { what: 'signUpByAccount', who: body.email },
    { what: 'signUpByAddress', who: viewer.address },
  ] as const;
  return { data: await tryWithin(attempts, now, () => accountOf(request)) };
};

async function accountOf(request: Request<'signUp'>): Promise<Account> {
  const earlier = await earlierAccount(request);
  if (earlier) return earlier;
  if (await accountOfEmail(request.body.email)) throw wrongField('email', 'AlreadyExist');
  try {
    return await makeAccount(request);
  } catch (error) {
    const stored = error instanceof RepeatedSignUp ? await earlierAccount(request) : null;
    if (!stored) throw error;
    return stored;
  }
}

async function makeAccount({ body, now, viewer, idempotency }: Request<'signUp'>): Promise<Account> {
  const passwordHash = await hashPassword(body.password);
  const user = newAccount({ name: body.name, email: body.email, role: 'SKATER', passwordHash }, now);
  const link = issueLink('verify', user, now);
  const record = auditStep({ userId: user.id, event: 'signedUp', at: now, address: viewer.address });
  await createAccount(user, [link.step, record], signUpStep(idempotency, user.id, now));
  await sendVerification(user, link.token);
  return user;
}

/**
 * What an earlier call with this key made; the password shows that it was the same person's.
 * @throws {ApiError} IdempotencyKeyReused when the key was another sign-up's
 */
async function earlierAccount({ body, idempotency }: Request<'signUp'>): Promise<Account | null> {
  const found = idempotency === null ? null : await accountSignedUpWith(idempotency);
  if (found === null) return null;
  const { account } = found;
  const isTheirs = account?.email === body.email && (await isPassword(body.password, account.passwordHash));
  if (isTheirs) return account;
  throw new ApiError('IdempotencyKeyReused');
}
