import { MY_HISTORY, type MyHistory } from '../../../../shared/contract/entering/entries/myHistory.ts';
import { entryHistory, type StoredHistoryRecord } from '../../../store/entering/entries/history.ts';
import { familyAccountsAmong } from '../../people/accounts/familyOfGuardian.ts';
import { getMyEntry } from '../../../store/entering/entries/repository.ts';
import { notificationsOf } from '../../../store/entering/notifications/repository.ts';

/**
 * The changes of an account's own entry, and the emails that reached the family.
 * @throws {ApiError} NotFound, also for another account's entry
 */
export async function myHistoryOf(entryId: string, accountId: string): Promise<MyHistory> {
  const entry = await getMyEntry(accountId, entryId);
  const [records, mails] = await Promise.all([entryHistory(entry.id), notificationsOf(entry.id)]);
  const authors = records.flatMap(({ by }) => (by === null || by === accountId ? [] : by));
  const family = new Set([accountId, ...(await familyAccountsAmong(authors))]);
  return {
    changes: records.flatMap((record) => myChange(record, family) ?? []),
    mails: mails
      .filter(({ to }) => to === 'family')
      .flatMap(({ key, notice, sentAt }) => (sentAt === null ? [] : { key, what: notice.what, sentAt }))
      .sort((one, other) => other.sentAt.localeCompare(one.sentAt)),
  };
}

/** Without the values: a record may hold what only organisers see. */
function myChange(
  { sk, what, at, by, reason }: StoredHistoryRecord,
  family: ReadonlySet<string>,
): MyHistory['changes'][number] | null {
  const known = MY_HISTORY.find((one) => one === what);
  if (known === undefined) return null;
  return { id: sk, what: known, at, by: by === null ? null : family.has(by) ? 'family' : 'other', reason };
}
