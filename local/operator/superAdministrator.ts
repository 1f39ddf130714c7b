import * as z from 'zod/mini';
import {
  accountOfEmail,
  createAccount,
  newAccount,
  NO_PASSWORD,
  replaceAccount,
  type Account,
} from '../../functions/store/people/accounts/accounts.ts';
import { auditWrite } from '../../functions/store/people/accounts/audit.ts';
import { superAdministratorWrites } from '../../functions/store/people/accounts/superAdministrators.ts';
import { issueLink } from '../../functions/store/people/accounts/links.ts';
import { linkTo } from '../../functions/platform/mail/links.ts';
import { email, text } from '../../shared/contract/core/scalars.ts';

const person = z.object({ email, name: text() });

/** Recorded as the author of the change, because no account is logged in. */
const OPERATOR = 'operator';

/**
 * Creates a super administrator without a password and returns the link to choose one, so that no password
 * ever appears on a command line. An existing super administrator gets a new link and is reactivated, so that
 * the last one cannot be locked out for good.
 *
 * Works on `TABLE_NAME`, and links to `PUBLIC_ORIGIN`.
 * @throws Error in one sentence if the address is invalid, or has an account of another role
 */
export async function makeSuperAdministrator(
  who: { email: string | undefined; name: string | undefined },
  now: Date,
): Promise<string> {
  const parsed = person.safeParse(who);
  if (!parsed.success)
    throw new Error('Say who: npm run make-super-administrator -- --email ada@club.example --name "Ada"');
  const existing = await accountOfEmail(parsed.data.email);
  const token = existing ? await inviteAgain(existing, now) : await invite(parsed.data, now);
  return linkTo('/reset-password', { token, invited: '1' });
}

async function invite({ email: address, name }: z.output<typeof person>, now: Date): Promise<string> {
  const invitedAt = now.toISOString();
  const fields = { email: address, name, role: 'SUPER_ADMIN', passwordHash: NO_PASSWORD, invitedAt } as const;
  const user = newAccount(fields, now);
  const { token, write } = issueLink('invitation', user, now);
  await createAccount(user, [write, recordOf(user, now)]);
  return token;
}

async function inviteAgain(user: Account, now: Date): Promise<string> {
  if (user.role !== 'SUPER_ADMIN')
    throw new Error(`${user.email} has an account of another role: use another address.`);
  const { token, write } = issueLink('invitation', user, now);
  const changed = { ...user, active: true, invitedAt: now.toISOString(), version: user.version + 1 };
  const refusal = () => new Error('The account was just changed by somebody else: try again.');
  await replaceAccount(changed, refusal, [
    write,
    recordOf(user, now),
    ...(await superAdministratorWrites(user, changed)),
  ]);
  return token;
}

const recordOf = ({ id, role }: Account, at: Date) =>
  auditWrite({ userId: id, event: 'invited', at, by: OPERATOR, details: { role } });
