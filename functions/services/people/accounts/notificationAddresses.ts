import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { transact } from '../../../platform/table/transaction.ts';
import { findAccount, replaceAccount, type Account } from '../../../store/people/accounts/accounts.ts';
import { auditWrite } from '../../../store/people/accounts/audit.ts';
import { invalidLink, useLinkWrite } from '../../../store/people/accounts/links.ts';
import { isSuppressed, liftSuppression } from '../../../store/core/mail/suppressedAddresses.ts';
import { DIRECT, directMail } from '../../../store/core/mail/directMails.ts';
import { sendDirectly } from '../../core/mail/sendDirectly.ts';
import { countAttempt } from '../../core/throttling/attempts.ts';
import { composeNoticesConfirmation } from './composeLinkMails.ts';
import { findCountedLink } from './emailVerification.ts';
import { accountOfSession } from './accountOfSession.ts';

/**
 * Counts requests for confirmation, by account and by recipient, before they are mailed.
 * @throws {ApiError} TooManyAttempts
 */
export async function countConfirmationRequests(
  user: Account,
  addresses: readonly string[],
  now: Date,
): Promise<void> {
  for (const address of addresses) {
    await countAttempt({ what: 'noticeMailByAccount', who: user.id, account: user.id }, now);
    await countAttempt({ what: 'noticeMailToAddress', who: address, account: user.id }, now);
  }
}

/** Mails each address a link that confirms it; it gets no other mail before. */
export async function requestAddressConfirmations(
  user: Account,
  addresses: readonly string[],
  now: Date,
): Promise<void> {
  for (const address of addresses) {
    const mail = directMail(DIRECT.notices, { accountId: user.id, address }, now);
    await transact([mail.write]);
    await sendDirectly(mail, composeNoticesConfirmation, now);
  }
}

/**
 * Mails a further address again that is not confirmed yet, or gets no mail any more.
 * @throws {ApiError} ValidationFailed (email, MustExist); TooManyAttempts
 */
export async function requestNoticeConfirmation(
  request: Request<'requestNoticeConfirmation'>,
): Promise<void> {
  const { body, session, now } = request;
  const user = await accountOfSession(session);
  if (!user.notices.includes(body.email)) throw wrongField('email', 'MustExist');
  if (user.confirmedNotices.includes(body.email) && !(await isSuppressed(body.email))) return;
  await countConfirmationRequests(user, [body.email], now);
  await requestAddressConfirmations(user, [body.email], now);
}

/**
 * Confirms a further address by the link mailed to it.
 * @returns the address, and the name of the account whose notifications it gets
 * @throws {ApiError} TooManyAttempts; Busy; ValidationFailed (token, MustValid)
 */
export async function confirmNotices({ body, now, viewer }: Request<'confirmNotices'>) {
  const { userId, address } = await findCountedLink(body.token, ['notices'], viewer.address, now);
  const user = await findAccount(userId);
  if (!user?.active || address === undefined || !user.notices.includes(address)) throw invalidLink();

  const confirmed = {
    ...user,
    confirmedNotices: [...new Set([...user.confirmedNotices, address])],
    version: user.version + 1,
  };
  await replaceAccount(confirmed, () => new ApiError('Busy'), [
    useLinkWrite(body.token),
    ...(await liftSuppression(address, now)),
    auditWrite({ userId, event: 'noticesConfirmed', at: now, address: viewer.address }),
  ]);
  return { email: address, name: user.name };
}
