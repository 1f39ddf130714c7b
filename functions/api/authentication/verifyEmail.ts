import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { findAccount, replaceAccount } from '../../store/accounts/accounts.ts';
import { auditWrite } from '../../store/accounts/audit.ts';
import { findCountedLink } from '../../services/accounts/countedLink.ts';
import { invalidLink, useLinkWrite } from '../../store/accounts/links.ts';
import { NO_FURTHER_ADDRESSES } from '../../services/accounts/notificationAddresses.ts';

export const verifyEmail: Handler<'verifyEmail'> = async ({ body, now, viewer }) => {
  const link = await findCountedLink(body.token, ['verify'], viewer.address, now);
  const user = await findAccount(link.userId);
  if (!user?.active) throw invalidLink();
  // Whoever signed up with a foreign address may have named addresses before its owner showed up.
  const dropped = user.emailVerified ? [] : user.notices;
  const changed = {
    ...user,
    ...(dropped.length > 0 && NO_FURTHER_ADDRESSES),
    emailVerified: true,
    version: user.version + 1,
  };
  await replaceAccount(changed, () => new ApiError('Busy'), [
    useLinkWrite(body.token),
    auditWrite({ userId: user.id, event: 'emailVerified', at: now, address: viewer.address }),
  ]);
  return { data: { email: user.email, droppedNotices: dropped } };
};
