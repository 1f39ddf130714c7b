import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { transact } from '../../../platform/table/transaction.ts';
import { findAccount, replaceAccount, type Account } from '../../../store/people/accounts/accounts.ts';
import { auditWrite } from '../../../store/people/accounts/audit.ts';
import {
  findLink,
  invalidLink,
  useLinkWrite,
  type Link,
  type LinkPurpose,
} from '../../../store/people/accounts/links.ts';
import { isSuppressed, liftSuppression } from '../../../store/core/mail/suppressedAddresses.ts';
import { DIRECT, directMail, type DirectMail } from '../../../store/core/mail/directMails.ts';
import { sendDirectly } from '../../core/mail/sendDirectly.ts';
import { countAttempt } from '../../core/throttling/attempts.ts';
import { composeVerification } from './composeLinkMails.ts';
import { accountOfSession } from './accountOfSession.ts';

/** An account loses these addresses when its owner first proves its own: a stranger may have added them. */
export const NO_FURTHER_ADDRESSES: Pick<Account, 'notices' | 'confirmedNotices'> = {
  notices: [],
  confirmedNotices: [],
};

/** An account's next version with its address confirmed. */
export function verifiedAccount(user: Account): Account {
  const dropsNotices = !user.emailVerified && user.notices.length > 0;
  return {
    ...user,
    ...(dropsNotices && NO_FURTHER_ADDRESSES),
    emailVerified: true,
    version: user.version + 1,
  };
}

/**
 * The link of a token. Wrong tokens are counted by network address; with the right one, 256 bits, nobody waits for those.
 * @throws {ApiError} TooManyAttempts; ValidationFailed (token, MustValid)
 */
export async function findCountedLink(
  token: string,
  purposes: readonly LinkPurpose[],
  address: string,
  now: Date,
): Promise<Link> {
  try {
    return await findLink(token, purposes, now);
  } catch (error) {
    if (error instanceof ApiError) await countAttempt({ what: 'linkByAddress', who: address }, now);
    throw error;
  }
}

/**
 * The mail with the link that confirms an account's address.
 * @param competition the id of the competition that the link's page leads back to
 */
export const verificationMail = ({ id: accountId }: Account, now: Date, competition?: string): DirectMail =>
  directMail(DIRECT.verify, { accountId, competition: competition ?? null }, now);

/**
 * Mails a new link to an account whose address is not confirmed yet, or gets no mail any more.
 * @throws {ApiError} TooManyAttempts
 */
export async function requestEmailVerification({
  session,
  now,
}: Request<'requestEmailVerification'>): Promise<void> {
  await countAttempt({ what: 'mailByAccount', who: session.email }, now);
  const user = await accountOfSession(session);
  if (user.emailVerified && !(await isSuppressed(user.email))) return;
  const mail = verificationMail(user, now);
  await transact([mail.write]);
  await sendDirectly(mail, composeVerification, now);
}

/**
 * Confirms an account's address by the mailed link.
 * @returns the address, and the further addresses that were dropped with it
 * @throws {ApiError} TooManyAttempts; Busy; ValidationFailed (token, MustValid)
 */
export async function verifyEmail({ body, now, viewer }: Request<'verifyEmail'>) {
  const link = await findCountedLink(body.token, ['verify'], viewer.address, now);
  const user = await findAccount(link.userId);
  if (!user?.active) throw invalidLink();

  const droppedNotices = user.emailVerified ? [] : user.notices;
  await replaceAccount(verifiedAccount(user), () => new ApiError('Busy'), [
    useLinkWrite(body.token),
    ...(await liftSuppression(user.email, now)),
    auditWrite({ userId: user.id, event: 'emailVerified', at: now, address: viewer.address }),
  ]);
  return { email: user.email, droppedNotices };
}
