import { ApiError } from '../../platform/errors/apiError.ts';
import type { Request } from '../../platform/http/requestContext.ts';
import { linkTo } from '../../platform/mail/links.ts';
import { sendMailQuietly } from '../mail/sendMail.ts';
import { transact } from '../../platform/table/transaction.ts';
import { findAccount, replaceAccount, type Account } from '../../store/accounts/accounts.ts';
import { auditWrite } from '../../store/accounts/audit.ts';
import {
  findLink,
  invalidLink,
  issueLink,
  useLinkWrite,
  type Link,
  type LinkPurpose,
} from '../../store/accounts/links.ts';
import { verifyAddressMail } from '../mail/accountMails.ts';
import { countAttempt } from '../throttling/attempts.ts';
import { attemptWithin } from '../throttling/reservations.ts';
import { ownAccount } from './ownAccount.ts';

/** What an account loses when its owner first proves the address: a stranger may have added these. */
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
 * The link of a token. Wrong tokens are counted by network address, so that nobody can try many.
 * @throws {ApiError} TooManyAttempts; ValidationFailed (token, MustValid)
 */
export async function findCountedLink(
  token: string,
  purposes: readonly LinkPurpose[],
  address: string,
  now: Date,
): Promise<Link> {
  return attemptWithin([{ what: 'linkByAddress', who: address }], now, () => findLink(token, purposes, now));
}

/**
 * Mails the link that confirms an account's address.
 * @param competition the id of the competition that the link's page leads back to
 */
export async function sendVerification(user: Account, token: string, competition?: string): Promise<void> {
  const link = linkTo('/signup-success', { token, ...(competition !== undefined && { competition }) });
  await sendMailQuietly({ to: [user.email], mail: verifyAddressMail({ name: user.name, link }) });
}

/**
 * Mails a new link to an account whose address is not confirmed yet.
 * @throws {ApiError} TooManyAttempts
 */
export async function requestEmailVerification({
  session,
  now,
}: Request<'requestEmailVerification'>): Promise<void> {
  await countAttempt({ what: 'mailByAccount', who: session.email }, now);
  const user = await ownAccount(session);
  if (user.emailVerified) return;
  const { token, write } = issueLink('verify', user, now);
  await transact([write]);
  await sendVerification(user, token);
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
    auditWrite({ userId: user.id, event: 'emailVerified', at: now, address: viewer.address }),
  ]);
  return { email: user.email, droppedNotices };
}
