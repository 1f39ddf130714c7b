import { findAccount, replaceAccount } from '../../store/accounts/accounts.ts';
import { auditStep } from '../../store/accounts/audit.ts';
import { issueLink } from '../../store/accounts/links.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/exchange.ts';
import { sendInvitation } from '../../services/accounts/invitation.ts';
import { bondOf, isWaiting, userOf } from '../../services/accounts/user.ts';

/** The session version rises with it, so that the link before it no longer works. */
export const resendInvitation: Handler<'resendInvitation'> = async ({ params, session, now }) => {
  const user = await findAccount(params.userId);
  if (!user?.active || !isWaiting(user)) throw new ApiError('NotFound');
  const { bond } = await bondOf(user);
  const changed = {
    ...user,
    invitedAt: now.toISOString(),
    sessionVersion: user.sessionVersion + 1,
    version: user.version + 1,
  };
  const { token, step } = issueLink('invitation', changed, now);
  await replaceAccount(changed, () => new ApiError('VersionConflict'), [
    step,
    auditStep({ userId: user.id, event: 'invited', at: now, by: session.id }),
  ]);
  await sendInvitation({ user: changed, token, bond, invitedBy: session.name });
  return { data: userOf(changed, now) };
};
