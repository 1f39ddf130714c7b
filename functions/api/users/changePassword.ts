import { replaceAccount } from '../../store/accounts/accounts.ts';
import { auditWrite } from '../../store/accounts/audit.ts';
import { rejectCommonPassword } from '../../services/accounts/commonPasswords.ts';
import { hashPassword } from '../../platform/passwords/password.ts';
import { notifyAccountOwner } from '../../services/accounts/notifyAccountOwner.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { startSession } from '../../services/sessions/session.ts';
import { passwordChangedMail } from '../../services/mail/passwordChangedMail.ts';
import { ownAccount, requirePassword } from '../../services/accounts/ownAccount.ts';

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
  await rejectCommonPassword(body.password);
  const changed = {
    ...user,
    passwordHash: await hashPassword(body.password),
    sessionVersion: user.sessionVersion + 1,
    version: user.version + 1,
  };
  await replaceAccount(changed, () => new ApiError('Busy'), [
    auditWrite({ userId: user.id, event: 'passwordChanged', at: now, address: viewer.address }),
  ]);
  setCookie(await startSession(changed, viewer, now));
  await notifyAccountOwner(user, passwordChangedMail({ name: user.name, at: now }), now);
  return { data: null };
};
