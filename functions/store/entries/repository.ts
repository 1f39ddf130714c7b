import * as z from 'zod/mini';
import { ENTRY_KINDS, type EntryKind } from '../../../shared/contract/competitions/forms.ts';
import { accountPartition, enteredPartition, entryKey, entryPrefix, historyKey } from '../keys.ts';
import { queryPage } from '../../platform/table/page.ts';
import { getItem, getItems, queryAll } from '../../platform/table/read.ts';
import { storedEntry, type StoredEntry } from './storedEntry.ts';

export interface EntryPage {
  readonly entries: StoredEntry[];
  readonly nextCursor: string | null;
}

/** An entry of the account, of whichever kind, read with consistency: what was just submitted is there. */
export async function findEntry(accountId: string, entryId: string): Promise<StoredEntry | null> {
  const keys = ENTRY_KINDS.map((kind) => entryKey(accountId, kind, entryId));
  const [item] = await getItems(keys, true);
  return item ? storedEntry.parse(item) : null;
}

/**
 * An entry of any account by its id alone, read with consistency: the first record of its history says
 * whose it is. Whoever asks for it has to hold the right to see it.
 */
export async function entryById(entryId: string): Promise<StoredEntry | null> {
  const record = await getItem(historyKey(entryId, entryId));
  return record ? findEntry(String(record['accountId']), entryId) : null;
}

/** The account's entries of a kind, newest first; without a kind, one kind after the other. */
export async function entriesOfAccount(
  accountId: string,
  kind: EntryKind | undefined,
  cursor: string | undefined,
): Promise<EntryPage> {
  const page = await queryPage(
    {
      KeyConditionExpression: 'pk = :account AND begins_with(sk, :entries)',
      ExpressionAttributeValues: { ':account': accountPartition(accountId), ':entries': entryPrefix(kind) },
      ScanIndexForward: false,
      ConsistentRead: true,
    },
    cursor,
  );
  return { entries: page.items.map((item) => storedEntry.parse(item)), nextCursor: page.nextCursor };
}

/** All entries of an account, for what concerns the whole of it. */
export async function allEntriesOfAccount(accountId: string): Promise<StoredEntry[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :account AND begins_with(sk, :entries)',
    ExpressionAttributeValues: {
      ':account': accountPartition(accountId),
      ':entries': entryPrefix(undefined),
    },
    ConsistentRead: true,
  });
  return items.map((item) => storedEntry.parse(item));
}

const entered = z.object({
  entryId: z.string(),
  accountId: z.string(),
  /** Missing in what was stored before it was there. */
  kind: z.optional(z.enum(ENTRY_KINDS)),
  /** Of a couple's second skater: the couple stands where the first one does. */
  isPartner: z._default(z.boolean(), false),
});

/** Who is entered in one event of a competition, by name, a page. */
export async function entriesOfEvent(
  competitionId: string,
  eventId: string,
  cursor: string | undefined,
): Promise<EntryPage> {
  const page = await queryPage(
    {
      KeyConditionExpression: 'pk = :event',
      ExpressionAttributeValues: { ':event': enteredPartition(competitionId, eventId) },
    },
    cursor,
  );
  const order = page.items.map((item) => entered.parse(item)).filter(({ isPartner }) => !isPartner);
  const keys = order.flatMap(({ accountId, entryId, kind }) =>
    (kind ? [kind] : ENTRY_KINDS).map((one) => entryKey(accountId, one, entryId)),
  );
  const found = (await getItems(keys)).map((item) => storedEntry.parse(item));
  const byId = new Map(found.map((entry) => [entry.id, entry]));
  const entries = order.flatMap(({ entryId }) => byId.get(entryId) ?? []);
  return { entries, nextCursor: page.nextCursor };
}

/** Entries by their keys, in no order. */
export async function getEntriesByKey(
  entries: readonly { readonly accountId: string; readonly kind: EntryKind; readonly entryId: string }[],
  isConsistent = false,
): Promise<StoredEntry[]> {
  const items = await getItems(
    entries.map(({ accountId, kind, entryId }) => entryKey(accountId, kind, entryId)),
    isConsistent,
  );
  return items.map((item) => storedEntry.parse(item));
}
