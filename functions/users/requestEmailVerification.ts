import { countOrRefuse } from '../authentication/attempts.ts';
import { issueLink } from '../authentication/links.ts';
import { sendVerification } from '../authentication/sendVerification.ts';
import type { Handler } from '../http/exchange.ts';
import { transact } from '../table/transaction.ts';
import { ownAccount } from './ownAccount.ts';

export const requestEmailVerification: Handler<'requestEmailVerification'> = async ({ session, now }) => {
  await countOrRefuse({ what: 'mailByAccount', who: session.email }, now);
  const user = await ownAccount(session);
  if (user.emailVerified) return { data: null };
  const { token, step } = issueLink('verify', user, now);
  await transact([step]);
  await sendVerification(user, token);
  return { data: null };
};
