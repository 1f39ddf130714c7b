import { linkTo } from '../../platform/mail/links.ts';
import { sendMailQuietly } from '../../platform/mail/sendMail.ts';
import { verifyAddressMail } from '../mail/verifyAddressMail.ts';
import type { Account } from '../../store/accounts/accounts.ts';

/** The mail whose link confirms that the address is one's own. */
export async function sendVerification(user: Account, token: string): Promise<void> {
  const link = linkTo('/signup-success', { token });
  await sendMailQuietly({ to: [user.email], mail: verifyAddressMail({ name: user.name, link }) });
}
