import { findAccount, replaceAccount } from '../../store/accounts/accounts.ts';
import { auditWrite } from '../../store/accounts/audit.ts';
import { issueLink } from '../../store/accounts/links.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { sendInvitation } from '../../services/accounts/invitation.ts';
import { loadAssignment, isInvitationPending, userOf } from '../../services/accounts/user.ts';

/** The session version rises with it, so that the link before it no longer works. */
export const resendInvitation: Handler<'resendInvitation'> = async ({ params, session, now }) => {
  const user = await findAccount(params.userId);
  if (!user?.active || !isInvitationPending(user)) throw new ApiError('NotFound');
  const { assignment } = await loadAssignment(user);
  const changed = {
    ...user,
    invitedAt: now.toISOString(),
    sessionVersion: user.sessionVersion + 1,
    version: user.version + 1,
  };
  const { token, write } = issueLink('invitation', changed, now);
  await replaceAccount(changed, () => new ApiError('VersionConflict'), [
    write,
    auditWrite({ userId: user.id, event: 'invited', at: now, by: session.id }),
  ]);
  await sendInvitation({ user: changed, token, assignment, invitedBy: session.name });
  return { data: userOf(changed, now) };
};
