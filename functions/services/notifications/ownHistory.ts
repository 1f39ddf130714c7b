import { OWN_HISTORY, type OwnHistory } from '../../../shared/contract/entries/ownHistory.ts';
import { entryHistory, type StoredHistoryRecord } from '../../store/entries/history.ts';
import { getOwnEntry } from '../../store/entries/repository.ts';
import { notificationsOf } from '../../store/notifications/repository.ts';

/**
 * The changes of an account's own entry, and the emails that reached the family.
 * @throws {ApiError} NotFound, also for another account's entry
 */
export async function ownHistoryOf(entryId: string, accountId: string): Promise<OwnHistory> {
  const entry = await getOwnEntry(accountId, entryId);
  const [records, mails] = await Promise.all([entryHistory(entry.id), notificationsOf(entry.id)]);
  return {
    changes: records.flatMap((record) => ownChange(record, accountId) ?? []),
    mails: mails
      .filter(({ to }) => to === 'family')
      .flatMap(({ key, notice, sentAt }) => (sentAt === null ? [] : { key, what: notice.what, sentAt }))
      .sort((one, other) => other.sentAt.localeCompare(one.sentAt)),
  };
}

/** Without the values: a record may hold what only organisers see. */
function ownChange(
  { sk, what, at, by, reason }: StoredHistoryRecord,
  accountId: string,
): OwnHistory['changes'][number] | null {
  const known = OWN_HISTORY.find((one) => one === what);
  if (known === undefined) return null;
  return { id: sk, what: known, at, by: by === null ? null : by === accountId ? 'family' : 'other', reason };
}
