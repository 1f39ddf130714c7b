import { randomUUID } from 'node:crypto';
import * as accounts from '../../functions/store/people/accounts/accounts.ts';
import {
  competitionItem,
  type StoredCompetition,
} from '../../functions/store/entering/competitions/repository.ts';
import { entryItem, submittedRecord } from '../../functions/store/entering/entries/items.ts';
import { newIndividualEntry } from '../../functions/services/entering/entries/submit/newEntry.ts';
import { newForm, fromPrice } from '../../functions/services/entering/competitions/formContents.ts';
import { noticeMailKey } from '../../functions/store/keys.ts';
import {
  notificationsFor,
  notificationWrites,
  type EntryNotification,
} from '../../functions/store/entering/notifications/notificationWrites.ts';
import { notificationsOf } from '../../functions/store/entering/notifications/repository.ts';
import { tableName } from '../../functions/platform/table/read.ts';
import { transact } from '../../functions/platform/table/transaction.ts';
import { individualEntryBody } from '../../shared/contract/entering/entries/entryBodies.ts';
import { ROUTES } from '../../shared/contract/routes.ts';
import { currentTime } from '../clock.ts';
import { competitionBody, entryBody, formBody } from './competitions.ts';

/** An entry with a recorded mail that is not sent yet, with its family, in a competition of its own. */
export async function stagedNotifications() {
  const now = currentTime();
  const account = accounts.newAccount(
    { email: `${randomUUID()}@test.example`, name: 'Robin', role: 'SKATER', passwordHash: 'none' },
    now,
  );
  await accounts.createAccount(account);
  const form = newForm(ROUTES.createForm.body.parse(formBody()), now);
  const competition: StoredCompetition = {
    ...ROUTES.createCompetition.body.parse(competitionBody('rink', form.id)),
    id: randomUUID(),
    state: 'published',
    fromPrice: fromPrice(form),
    formVersion: 1,
    version: 1,
  };
  const rink = { name: 'Pond', city: 'Lakeside', country: 'Canada', address: null };
  const entry = newIndividualEntry(
    individualEntryBody.parse(entryBody({ competition: { ...competition, rink }, form })),
    {
      accountId: account.id,
      competition,
      form,
      now,
      rink: { homeIsiRink: 'Pond', homeRinkId: null },
    },
  );
  const notifications: EntryNotification = { entry, notice: { what: 'submitted' } };
  await transact([
    { write: { Put: { TableName: tableName(), Item: competitionItem(competition) } } },
    { write: { Put: { TableName: tableName(), Item: entryItem(entry) } } },
    { write: { Put: { TableName: tableName(), Item: submittedRecord(entry) } } },
    ...notificationWrites(notifications, now),
  ]);
  const stored = notificationsFor(notifications, now);
  return {
    keys: stored.map(({ entryId, key }) => noticeMailKey(entryId, key)),
    entry,
    now,
    noticesOf: () => notificationsOf(entry.id),
  };
}
