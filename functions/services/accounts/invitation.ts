import type { Account } from '../../store/accounts/accounts.ts';
import { LINK_SECONDS } from '../../store/accounts/links.ts';
import { invitationMail } from '../mail/invitationMail.ts';
import { linkTo } from '../../platform/mail/links.ts';
import { sendMailQuietly } from '../../platform/mail/sendMail.ts';

interface AccountInvitation {
  readonly user: Account;
  readonly token: string;
  /** The rink or the competition. */
  readonly assignment: string | null;
  readonly invitedBy: string;
}

/** The mail whose link lets somebody choose a password. */
export async function sendInvitation({
  user,
  token,
  assignment,
  invitedBy,
}: AccountInvitation): Promise<void> {
  const link = linkTo('/reset-password', { token, invited: '1' });
  const days = LINK_SECONDS.invitation / (24 * 60 * 60);
  const { name, role } = user;
  const mail = invitationMail({ name, role, assignment, link, days, invitedBy });
  await sendMailQuietly({ to: [user.email], mail });
}
