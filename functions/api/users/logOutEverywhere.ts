import { replaceAccount } from '../../store/accounts/accounts.ts';
import { auditWrite } from '../../store/accounts/audit.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { endedSessionCookie } from '../../platform/http/session.ts';
import { ownAccount } from '../../services/accounts/ownAccount.ts';

export const logOutEverywhere: Handler<'logOutEverywhere'> = async ({ session, now, viewer, setCookie }) => {
  const user = await ownAccount(session);
  const changed = { ...user, sessionVersion: user.sessionVersion + 1, version: user.version + 1 };
  await replaceAccount(changed, () => new ApiError('Busy'), [
    auditWrite({ userId: user.id, event: 'loggedOutEverywhere', at: now, address: viewer.address }),
  ]);
  setCookie(endedSessionCookie());
  return { data: null };
};
