import { ulid } from 'ulidx';
import { ApiError } from '../../../../platform/errors/apiError.ts';
import { retry } from '../../../../platform/retry.ts';
import { transact } from '../../../../platform/table/transaction.ts';
import {
  createWrite,
  deleteWrite,
  hasVersion,
  putWrite,
  updateWrite,
} from '../../../../platform/table/writes.ts';
import { entryHistoryWrite } from '../../../../store/entering/entries/history.ts';
import { enteredItems, entryItem, waitlistItems } from '../../../../store/entering/entries/items.ts';
import { listRowWrites } from '../../../../store/entering/entries/listRows.ts';
import { numbersHeldByOthers } from '../../../../store/entering/entries/memberNumbers.ts';
import { NumberConflict, numberWrites } from '../../../../store/entering/entries/numberWrites.ts';
import { skaterEntryWrites } from '../../../../store/entering/entries/skaterEntries.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import { entryKey, historyKey } from '../../../../store/keys.ts';
import { notificationWrites } from '../../../../store/entering/notifications/notificationWrites.ts';
import { familyVersionWrites } from '../pricing/familyPrice.ts';
import type { EntryFamily } from './entryFamily.ts';

interface Move {
  readonly action: 'takenOver' | 'familyGiven';
  /** The account that moves it. */
  readonly by: string;
  readonly now: Date;
}

/**
 * Moves an entry to another account or placeholder in one transaction, with everything that names its
 * account. Places, prices and payments belong to the entry and stay as they are; under a family cap they
 * count for the account's next entry.
 * @throws {ApiError} VersionConflict; Busy
 * @throws {PlaceholderChanged}
 */
export async function moveEntry<Entry extends StoredEntry>(
  before: Entry,
  { accountId, placeholder, writes }: EntryFamily,
  { action, by, now }: Move,
): Promise<Entry> {
  const { placeholder: _placeholder, ...rest } = before;
  const after = {
    ...rest,
    accountId,
    ...(placeholder && { placeholder }),
    numberItems: true,
    version: before.version + 1,
  } as Entry;
  // An organiser gave it to an account: the family has had no mail about the entry yet.
  const shouldNotify = action === 'familyGiven' && !placeholder && after.state !== 'withdrawn';
  const writesWith = (heldByOthers?: ReadonlySet<string>) => [
    ...familyVersionWrites(before),
    ...familyVersionWrites(after),
    deleteWrite(entryKey(before.accountId, before.kind, before.id), {
      ...hasVersion(before.version),
      onConflict: versionConflict,
    }),
    createWrite(entryItem(after), versionConflict),
    ...listRowWrites(before, after),
    entryHistoryWrite(before, after, { action, by, now }, ulid(now.getTime())),
    // Entries are found by the account in their first record.
    updateWrite(historyKey(after.id, after.id), {
      update: 'SET accountId = :account',
      values: { ':account': accountId },
    }),
    ...[...enteredItems(after), ...waitlistItems(after)].map((item) =>
      putWrite(item, {
        condition: 'entryId = :entry',
        values: { ':entry': after.id },
        onConflict: versionConflict,
      }),
    ),
    ...skaterEntryWrites(before, after),
    ...numberWrites(before, after, heldByOthers),
    ...(shouldNotify ? familyMail(after, now) : []),
    ...writes,
  ];
  let heldByOthers: ReadonlySet<string> | undefined;
  const write = async () => {
    try {
      await transact(writesWith(heldByOthers));
    } catch (error) {
      if (error instanceof NumberConflict) heldByOthers = await numbersHeldByOthers(after);
      throw error;
    }
  };
  await retry(write, { attempts: 3, isRetryable: (error) => error instanceof NumberConflict });
  return after;
}

/** Without the coach's or partner's, which the submit stored. */
function familyMail(entry: StoredEntry, now: Date) {
  const [first] = notificationWrites({ entry, notice: { what: 'submitted' } }, now);
  return first ? [first] : [];
}

const versionConflict = () => new ApiError('VersionConflict');
