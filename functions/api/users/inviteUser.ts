import { createAccount, newAccount, NO_PASSWORD } from '../../store/accounts/accounts.ts';
import { auditStep } from '../../store/accounts/audit.ts';
import { issueLink } from '../../store/accounts/links.ts';
import type { Handler } from '../../platform/http/exchange.ts';
import { sendInvitation } from '../../services/accounts/invitation.ts';
import { bondOf, bondSteps, userOf } from '../../services/accounts/user.ts';

export const inviteUser: Handler<'inviteUser'> = async ({ body, session, now }) => {
  const { bond, ...bonds } = await bondOf(body);
  const { email, name, role } = body;
  const fields = { email, name, role, ...bonds, passwordHash: NO_PASSWORD, invitedAt: now.toISOString() };
  const user = newAccount(fields, now);
  const { token, step } = issueLink('invitation', user, now);
  const record = auditStep({ userId: user.id, event: 'invited', at: now, by: session.id, details: { role } });
  await createAccount(user, [step, record, ...bondSteps(user, null)]);
  await sendInvitation({ user, token, bond, invitedBy: session.name });
  return { data: userOf(user, now) };
};
