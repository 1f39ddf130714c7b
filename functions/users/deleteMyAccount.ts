import { deleteAccount } from '../authentication/deleteAccount.ts';
import { competitionsById } from '../competitions/repository.ts';
import { withLatest } from '../entries/changeEntry.ts';
import { forgetHistory } from '../entries/forgetHistory.ts';
import { forgetPerson } from '../entries/forgetPerson.ts';
import { everyEntryOf, findEntry } from '../entries/repository.ts';
import type { Handler } from '../http/exchange.ts';
import { endedSessionCookie } from '../http/sessionCookie.ts';
import { accountDeletedMail } from '../mail/accountDeletedMail.ts';
import { sendMailQuietly } from '../mail/sendMail.ts';
import { forgetReceipt, receiptsOf } from '../receipts/repository.ts';
import { promote } from '../waiting/promote.ts';
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
  const freed = new Set<string>();
  for (const { id, competitionId } of entries) {
    const competition = competitions.get(competitionId);
    // Whatever else happens to an entry in this moment, a place that comes free or a payment, has happened.
    const frees = await withLatest(async () => {
      const entry = competition && (await findEntry(user.id, id));
      return entry && forgetPerson(entry, competition, now);
    });
    if (frees) freed.add(competitionId);
    await forgetHistory(id);
    for (const receipt of await receiptsOf(id)) await forgetReceipt(receipt);
  }
  // Only now: what the family gives up is not for its own other entries.
  for (const competitionId of freed) await promote(competitionId, now);
  await deleteAccount(user, now);
  setCookie(endedSessionCookie());
  await sendMailQuietly({ to: [user.email], mail: accountDeletedMail({ name: user.name }) });
  return { data: null };
};
