import {
  requestAddressConfirmations,
  countConfirmationRequests,
} from '../../services/accounts/notificationAddresses.ts';
import { wrongField } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { ownAccount } from '../../services/accounts/ownAccount.ts';

/** Asks a further address once more; one that has said yes is left alone. */
export const requestNoticeConfirmation: Handler<'requestNoticeConfirmation'> = async ({
  body,
  session,
  now,
}) => {
  const user = await ownAccount(session);
  if (!user.notices.includes(body.email)) throw wrongField('email', 'MustExist');
  if (user.confirmedNotices.includes(body.email)) return { data: null };
  await countConfirmationRequests(user, [body.email], now);
  await requestAddressConfirmations(user, [body.email], now);
  return { data: null };
};
