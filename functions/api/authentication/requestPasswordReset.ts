import type { Handler } from '../../platform/http/requestContext.ts';
import { linkTo } from '../../platform/mail/links.ts';
import { resetPasswordMail } from '../../services/mail/resetPasswordMail.ts';
import { sendMailQuietly } from '../../platform/mail/sendMail.ts';
import { transact } from '../../platform/table/transaction.ts';
import { accountOfEmail, type Account } from '../../store/accounts/accounts.ts';
import { countAttempt } from '../../services/throttling/attempts.ts';
import { auditWrite } from '../../store/accounts/audit.ts';
import { issueLink, LINK_SECONDS } from '../../store/accounts/links.ts';

/** Every answer takes as long as the slowest of them usually does. */
const ANSWER_MILLISECONDS = 600;

/** Same answer and same time whether the address has an account: only its owner's mail box tells. */
export const requestPasswordReset: Handler<'requestPasswordReset'> = async ({ body, now, viewer }) => {
  await countAttempt({ what: 'mailByAddress', who: viewer.address }, now);
  await countAttempt({ what: 'mailByAccount', who: body.email }, now);
  const usualTime = new Promise((resolve) => setTimeout(resolve, ANSWER_MILLISECONDS));
  const user = await accountOfEmail(body.email);
  if (user?.active) await mailLink(user, now, viewer.address);
  await usualTime;
  return { data: null };
};

async function mailLink(user: Account, now: Date, address: string): Promise<void> {
  const { token, write } = issueLink('reset', user, now);
  await transact([write, auditWrite({ userId: user.id, event: 'resetRequested', at: now, address })]);
  const link = linkTo('/reset-password', { token });
  const minutes = LINK_SECONDS.reset / 60;
  await sendMailQuietly({ to: [user.email], mail: resetPasswordMail({ name: user.name, link, minutes }) });
}
