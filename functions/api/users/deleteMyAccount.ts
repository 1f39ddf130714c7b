import { deleteAccount } from '../../store/accounts/deleteAccount.ts';
import { requireOtherSuperAdministrator } from '../../store/accounts/superAdministrators.ts';
import { notifyAccountOwner } from '../../services/accounts/notifyAccountOwner.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { endedSessionCookie } from '../../platform/http/session.ts';
import { accountDeletedMail } from '../../services/mail/accountDeletedMail.ts';
import { eraseEntries } from '../../services/entries/erase/eraseEntries.ts';
import { ownAccount, requirePassword } from '../../services/accounts/ownAccount.ts';

/**
 * The entries first, each in a transaction of its own, the account last: what breaks off before the
 * account is gone is done to its end by asking again.
 */
export const deleteMyAccount: Handler<'deleteMyAccount'> = async ({
  body,
  session,
  now,
  viewer,
  setCookie,
}) => {
  const user = await ownAccount(session);
  await requirePassword(user, body.currentPassword, { viewer, now });
  await requireOtherSuperAdministrator(user);
  const forgotten = await eraseEntries(user.id, new Set(), now);
  await deleteAccount(user, now);
  // What another window of the account has entered meanwhile; from now on it is logged out.
  await eraseEntries(user.id, forgotten, now);
  setCookie(endedSessionCookie());
  await notifyAccountOwner(user, accountDeletedMail({ name: user.name }), now);
  return { data: null };
};
