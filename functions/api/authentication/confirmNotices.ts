import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { findAccount, replaceAccount } from '../../store/accounts/accounts.ts';
import { auditWrite } from '../../store/accounts/audit.ts';
import { findCountedLink } from '../../services/accounts/countedLink.ts';
import { invalidLink, useLinkWrite } from '../../store/accounts/links.ts';

/** By the link in a further address's mail: whoever reads it wants the notices of that family. */
export const confirmNotices: Handler<'confirmNotices'> = async ({ body, now, viewer }) => {
  const { userId, address } = await findCountedLink(body.token, ['notices'], viewer.address, now);
  const user = await findAccount(userId);
  if (!user?.active || address === undefined || !user.notices.includes(address)) throw invalidLink();
  const changed = {
    ...user,
    confirmedNotices: [...new Set([...user.confirmedNotices, address])],
    version: user.version + 1,
  };
  await replaceAccount(changed, () => new ApiError('Busy'), [
    useLinkWrite(body.token),
    auditWrite({ userId, event: 'noticesConfirmed', at: now, address: viewer.address }),
  ]);
  return { data: { email: address, name: user.name } };
};
