import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { findAccount, replaceAccount } from './accounts.ts';
import { auditStep } from './audit.ts';
import { findCountedLink } from './countedLink.ts';
import { deadLink, useLinkStep } from './links.ts';

/** By the link in a further address's mail: whoever reads it wants the notices of that family. */
export const confirmNotices: Handler<'confirmNotices'> = async ({ body, now, viewer }) => {
  const { userId, address } = await findCountedLink(body.token, ['notices'], viewer.address, now);
  const user = await findAccount(userId);
  if (!user?.active || address === undefined || !user.notices.includes(address)) throw deadLink();
  const changed = {
    ...user,
    confirmedNotices: [...new Set([...user.confirmedNotices, address])],
    version: user.version + 1,
  };
  await replaceAccount(changed, () => new ApiError('Busy'), [
    useLinkStep(body.token),
    auditStep({ userId, event: 'noticesConfirmed', at: now, address: viewer.address }),
  ]);
  return { data: { email: address, name: user.name } };
};
