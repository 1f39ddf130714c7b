import { linkTo } from '../../platform/mail/links.ts';
import { confirmNoticesMail } from '../mail/confirmNoticesMail.ts';
import { sendMailQuietly } from '../../platform/mail/sendMail.ts';
import { transact } from '../../platform/table/transaction.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import { countAttempt } from '../throttling/attempts.ts';
import { issueLink } from '../../store/accounts/links.ts';

/** The addresses that get every notice of an account: its own, and those that said yes. */
export function notificationAddresses({ email, notices, confirmedNotices }: Account): string[] {
  return [...new Set([email, ...notices.filter((address) => confirmedNotices.includes(address))])];
}

/** Nobody has shown yet whose account it is, or somebody else had it: further addresses are given anew. */
export const NO_FURTHER_ADDRESSES: Pick<Account, 'notices' | 'confirmedNotices'> = {
  notices: [],
  confirmedNotices: [],
};

/**
 * Counts the mails that ask further addresses, by account and by each recipient, before they are sent.
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

/** Mails each address the link by which it says yes; until then it gets nothing else. */
export async function requestAddressConfirmations(
  user: Account,
  addresses: readonly string[],
  now: Date,
): Promise<void> {
  for (const address of addresses) {
    const { token, write } = issueLink('notices', user, now, address);
    await transact([write]);
    const link = linkTo('/confirm-notices', { token });
    await sendMailQuietly({ to: [address], mail: confirmNoticesMail({ family: user.name, link }) });
  }
}
