import { everyEntryOf } from '../entries/repository.ts';
import { auditRecordsOf } from '../authentication/audit.ts';
import type { Handler } from '../http/exchange.ts';
import { sessionsOf } from '../http/sessionRecords.ts';
import { receiptsOf } from '../receipts/repository.ts';
import { myAccountOf, ownAccount } from './ownAccount.ts';

export const downloadMyData: Handler<'downloadMyData'> = async ({ session, now }) => {
  const [user, entries, sessions, audit] = await Promise.all([
    ownAccount(session),
    everyEntryOf(session.id),
    sessionsOf(session, now),
    auditRecordsOf(session.id),
  ]);
  const receipts = (await Promise.all(entries.map(({ id }) => receiptsOf(id)))).flat();
  return {
    data: { account: myAccountOf(user), createdAt: user.createdAt, entries, receipts, sessions, audit },
  };
};
