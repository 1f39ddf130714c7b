import { countAttempt } from '../../services/throttling/attempts.ts';
import { issueLink } from '../../store/accounts/links.ts';
import { sendVerification } from '../../services/accounts/sendVerification.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { transact } from '../../platform/table/transaction.ts';
import { ownAccount } from '../../services/accounts/ownAccount.ts';

export const requestEmailVerification: Handler<'requestEmailVerification'> = async ({ session, now }) => {
  await countAttempt({ what: 'mailByAccount', who: session.email }, now);
  const user = await ownAccount(session);
  if (user.emailVerified) return { data: null };
  const { token, write } = issueLink('verify', user, now);
  await transact([write]);
  await sendVerification(user, token);
  return { data: null };
};
