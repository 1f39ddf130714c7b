import * as z from 'zod/mini';
import { linkTo } from '../../../platform/mail/links.ts';
import { transact } from '../../../platform/table/transaction.ts';
import { isSuppressed } from '../../../store/core/mail/suppressedAddresses.ts';
import { findAccount, type Account } from '../../../store/people/accounts/accounts.ts';
import { issueLink, LINK_SECONDS, type LinkPurpose } from '../../../store/people/accounts/links.ts';
import { guardianInvitationMail } from '../mail/guardianMails.ts';
import { confirmNoticesMail, invitationMail, verifyAddressMail } from '../mail/accountMails.ts';
import type { Composer } from '../../core/mail/mailHandler.ts';
import { resetPasswordMail } from '../mail/securityMails.ts';
import { isInvitationPending, loadAssignment } from './user.ts';

/*
 * Mails with a link of an account. The table keeps a link by its hash alone, so each attempt makes a new one; the links of
 * the attempts before work as long as they did.
 */

const reset = z.object({ accountId: z.string(), sessionVersion: z.number(), at: z.string() });

/** A link that sets a new password; none once it is set, or when the time of a link is over. */
export const composeReset: Composer = async (item, now) => {
  const { accountId, sessionVersion, at } = reset.parse(item);
  const user = await findAccount(accountId);
  const isLate = now.getTime() - Date.parse(at) >= LINK_SECONDS.reset * 1000;
  if (!user?.active || user.sessionVersion !== sessionVersion || isLate) return null;
  const link = linkTo('/reset-password', { token: await newLink('reset', user, now) });
  const minutes = LINK_SECONDS.reset / 60;
  return { to: [user.email], mail: resetPasswordMail({ name: user.name, link, minutes }) };
};

const verify = z.object({
  accountId: z.string(),
  /** The id of the competition that the link's page leads back to. */
  competition: z.nullable(z.string()),
});

/** The link that confirms an account's address; none once it is confirmed and gets mail. */
export const composeVerification: Composer = async (item, now) => {
  const { accountId, competition } = verify.parse(item);
  const user = await findAccount(accountId);
  if (!user?.active || (user.emailVerified && !(await isSuppressed(user.email)))) return null;
  const token = await newLink('verify', user, now);
  const link = linkTo('/signup-success', { token, ...(competition !== null && { competition }) });
  return { to: [user.email], mail: verifyAddressMail({ name: user.name, link }) };
};

const notices = z.object({ accountId: z.string(), address: z.string() });

/** The link that confirms a further address; none once it is taken back, or is confirmed and gets mail. */
export const composeNoticesConfirmation: Composer = async (item, now) => {
  const { accountId, address } = notices.parse(item);
  const user = await findAccount(accountId);
  if (!user?.active || !user.notices.includes(address)) return null;
  if (user.confirmedNotices.includes(address) && !(await isSuppressed(address))) return null;
  const link = linkTo('/confirm-notices', { token: await newLink('notices', user, now, address) });
  return { to: [address], mail: confirmNoticesMail({ family: user.name, link }) };
};

const guardian = z.object({ accountId: z.string(), guardianId: z.string() });

/** The link by which a second guardian joins; none once the invitation is accepted, taken back or made again. */
export const composeGuardianInvitation: Composer = async (item, now) => {
  const { accountId, guardianId } = guardian.parse(item);
  const user = await findAccount(accountId);
  const invited = user?.guardians?.find(({ id, joinedAt }) => id === guardianId && joinedAt === null);
  if (!user?.active || !invited) return null;
  const link = linkTo('/guardian', { token: await newLink('guardian', user, now, invited.email) });
  const days = LINK_SECONDS.guardian / (24 * 60 * 60);
  return { to: [invited.email], mail: guardianInvitationMail({ family: user.name, link, days }) };
};

const invitation = z.object({ accountId: z.string(), sessionVersion: z.number(), invitedBy: z.string() });

/** The link that accepts an invitation; none once it is accepted or made again. */
export const composeInvitation: Composer = async (item, now) => {
  const { accountId, sessionVersion, invitedBy } = invitation.parse(item);
  const user = await findAccount(accountId);
  const isOpen = user?.active && isInvitationPending(user) && user.sessionVersion === sessionVersion;
  if (!user || !isOpen) return null;
  const { assignment } = await loadAssignment(user, user.rinkId);
  const link = linkTo('/reset-password', {
    token: await newLink('invitation', user, now),
    invited: '1',
  });
  const days = LINK_SECONDS.invitation / (24 * 60 * 60);
  const { name, role, email } = user;
  return { to: [email], mail: invitationMail({ name, role, assignment, link, days, invitedBy }) };
};

async function newLink(purpose: LinkPurpose, user: Account, now: Date, address?: string): Promise<string> {
  const { token, write } = issueLink(purpose, user, now, address);
  await transact([write]);
  return token;
}
