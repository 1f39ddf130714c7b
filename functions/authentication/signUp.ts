import type { Handler } from '../http/exchange.ts';
import { createAccount, newAccount } from './accounts.ts';
import { auditStep } from './audit.ts';
import { refuseCommonPassword } from './commonPasswords.ts';
import { issueLink } from './links.ts';
import { hashPassword } from './password.ts';
import { sendVerification } from './sendVerification.ts';

/** Sign-up makes family accounts only; it starts no session (design, section 8.2). */
export const signUp: Handler<'signUp'> = async ({ body, now, viewer }) => {
  await refuseCommonPassword(body.password);
  const passwordHash = await hashPassword(body.password);
  const user = newAccount({ name: body.name, email: body.email, role: 'SKATER', passwordHash }, now);
  const link = issueLink('verify', user, now);
  const record = auditStep({ userId: user.id, event: 'signedUp', at: now, address: viewer.address });
  await createAccount(user, [link.step, record]);
  await sendVerification(user, link.token);
  return { data: user };
};
