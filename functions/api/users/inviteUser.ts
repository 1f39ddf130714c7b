import { createAccount, newAccount, NO_PASSWORD } from '../../store/accounts/accounts.ts';
import { auditWrite } from '../../store/accounts/audit.ts';
import { issueLink } from '../../store/accounts/links.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { sendInvitation } from '../../services/accounts/invitation.ts';
import { loadAssignment, assignmentWrites, userOf } from '../../services/accounts/user.ts';

export const inviteUser: Handler<'inviteUser'> = async ({ body, session, now }) => {
  const { assignment, ...writes } = await loadAssignment(body);
  const { email, name, role } = body;
  const fields = { email, name, role, ...writes, passwordHash: NO_PASSWORD, invitedAt: now.toISOString() };
  const user = newAccount(fields, now);
  const { token, write } = issueLink('invitation', user, now);
  const record = auditWrite({
    userId: user.id,
    event: 'invited',
    at: now,
    by: session.id,
    details: { role },
  });
  await createAccount(user, [write, record, ...assignmentWrites(user, null)]);
  await sendInvitation({ user, token, assignment, invitedBy: session.name });
  return { data: userOf(user, now) };
};
