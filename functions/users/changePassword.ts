import { replaceAccount } from '../authentication/accounts.ts';
import { auditStep } from '../authentication/audit.ts';
import { refuseCommonPassword } from '../authentication/commonPasswords.ts';
import { hashPassword } from '../authentication/password.ts';
import { tellOwner } from '../authentication/tellOwner.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { startSession } from '../http/session.ts';
import { passwordChangedMail } from '../mail/passwordChangedMail.ts';
import { ownAccount, requirePassword } from './ownAccount.ts';

/** Every session ends; the one that asked goes on by a cookie of its own. */
export const changePassword: Handler<'changePassword'> = async ({
  body,
  session,
  now,
  viewer,
  setCookie,
}) => {
  const user = await ownAccount(session);
  await requirePassword(user, body.currentPassword, { viewer, now });
  await refuseCommonPassword(body.password);
  const changed = {
    ...user,
    passwordHash: await hashPassword(body.password),
    sessionVersion: user.sessionVersion + 1,
    version: user.version + 1,
  };
  await replaceAccount(changed, () => new ApiError('Busy'), [
    auditStep({ userId: user.id, event: 'passwordChanged', at: now, address: viewer.address }),
  ]);
  setCookie(await startSession(changed, viewer, now));
  await tellOwner(user, passwordChangedMail({ name: user.name, at: now }), now);
  return { data: null };
};
