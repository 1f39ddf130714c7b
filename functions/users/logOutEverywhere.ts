import { replaceAccount } from '../authentication/accounts.ts';
import { auditStep } from '../authentication/audit.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { endedSessionCookie } from '../http/sessionCookie.ts';
import { ownAccount } from './ownAccount.ts';

export const logOutEverywhere: Handler<'logOutEverywhere'> = async ({ session, now, viewer, setCookie }) => {
  const user = await ownAccount(session);
  const changed = { ...user, sessionVersion: user.sessionVersion + 1, version: user.version + 1 };
  await replaceAccount(changed, () => new ApiError('Busy'), [
    auditStep({ userId: user.id, event: 'loggedOutEverywhere', at: now, address: viewer.address }),
  ]);
  setCookie(endedSessionCookie());
  return { data: null };
};
