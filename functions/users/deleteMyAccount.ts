import { deleteAccount } from '../authentication/deleteAccount.ts';
import { competitionsById } from '../competitions/repository.ts';
import { forgetPerson } from '../entries/forgetPerson.ts';
import { everyEntryOf } from '../entries/repository.ts';
import type { Handler } from '../http/exchange.ts';
import { endedSessionCookie } from '../http/sessionCookie.ts';
import { accountDeletedMail } from '../mail/accountDeletedMail.ts';
import { sendMailQuietly } from '../mail/sendMail.ts';
import { forgetReceipt, receiptsOf } from '../receipts/repository.ts';
import { ownAccount, requirePassword } from './ownAccount.ts';

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
  const entries = await everyEntryOf(user.id);
  const competitions = await competitionsById(entries.map(({ competitionId }) => competitionId));
  for (const entry of entries) {
    const competition = competitions.get(entry.competitionId);
    if (competition) await forgetPerson(entry, competition, now);
    for (const receipt of await receiptsOf(entry.id)) await forgetReceipt(receipt);
  }
  await deleteAccount(user, now);
  setCookie(endedSessionCookie());
  await sendMailQuietly({ to: [user.email], mail: accountDeletedMail({ name: user.name }) });
  return { data: null };
};
