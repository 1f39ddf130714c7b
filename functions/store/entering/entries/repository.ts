import * as z from 'zod/mini';
import { ENTRY_KINDS, type EntryKind } from '../../../../shared/contract/entering/competitions/forms.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import {
  accountPartition,
  enteredKey,
  enteredPartition,
  entriesSinceRange,
  entryKey,
  entryPrefix,
  historyKey,
} from '../../keys.ts';
import { queryPage } from '../../../platform/table/page.ts';
import { getItem, getItems, queryAll } from '../../../platform/table/read.ts';
import { storedEntry, type StoredEntry } from './storedEntry.ts';

export interface PageOfEntries {
  readonly entries: StoredEntry[];
  readonly nextCursor: string | null;
}

/** An entry of the account, of any kind, read with consistency. */
export async function findEntry(accountId: string, entryId: string): Promise<StoredEntry | null> {
  const keys = ENTRY_KINDS.map((kind) => entryKey(accountId, kind, entryId));
  const [item] = await getItems(keys, true);
  return item ? storedEntry.parse(item) : null;
}

/**
 * An entry of any account by its id, read with consistency: the first record of its history names the
 * account. The caller checks whether the viewer may see it.
 */
export async function entryById(entryId: string): Promise<StoredEntry | null> {
  const record = await getItem(historyKey(entryId, entryId));
  return record ? findEntry(String(record['accountId']), entryId) : null;
}

/**
 * An entry of the account.
 * @throws {ApiError} NotFound, also for another family's entry: its existence stays private
 */
export async function getMyEntry(accountId: string, entryId: string): Promise<StoredEntry> {
  const entry = await findEntry(accountId, entryId);
  if (!entry) throw new ApiError('NotFound');
  return entry;
}

/**
 * An entry of a competition, of any account.
 * @throws {ApiError} NotFound, also for an entry of another competition
 */
export async function getEntryOfCompetition(competitionId: string, entryId: string): Promise<StoredEntry> {
  const entry = await entryById(entryId);
  if (entry?.competitionId !== competitionId) throw new ApiError('NotFound');
  return entry;
}

/** The account's entries of a kind, newest first; without a kind, one kind after the other. */
export async function entriesOfAccount(
  accountId: string,
  kind: EntryKind | undefined,
  cursor: string | undefined,
): Promise<PageOfEntries> {
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

/** All entries of an account. */
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

/** The characters of a ULID that hold its time. */
const ULID_TIME_LENGTH = 10;

/**
 * An account's entries of a kind in a competition. None is older than the competition's own id, so
 * entries of earlier seasons are not read.
 */
export async function entriesInCompetition(
  accountId: string,
  kind: EntryKind,
  competitionId: string,
): Promise<StoredEntry[]> {
  const { from, to } = entriesSinceRange(kind, competitionId.slice(0, ULID_TIME_LENGTH));
  const items = await queryAll({
    KeyConditionExpression: 'pk = :account AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':account': accountPartition(accountId), ':from': from, ':to': to },
    ConsistentRead: true,
  });
  return items
    .map((item) => storedEntry.parse(item))
    .filter((entry) => entry.competitionId === competitionId);
}

const entered = z.object({
  entryId: z.string(),
  accountId: z.string(),
  kind: z.enum(ENTRY_KINDS),
  /** The item of a couple's partner; lists show the couple by its first skater. */
  isPartner: z._default(z.boolean(), false),
});

/** A page of the entries in one event of a competition, by name. */
export async function entriesOfEvent(
  competitionId: string,
  eventId: string,
  cursor: string | undefined,
): Promise<PageOfEntries> {
  const page = await queryPage(
    {
      KeyConditionExpression: 'pk = :event',
      ExpressionAttributeValues: { ':event': enteredPartition(competitionId, eventId) },
    },
    cursor,
  );
  const order = page.items.map((item) => entered.parse(item)).filter(({ isPartner }) => !isPartner);
  const found = await getEntriesByKey(order);
  const byId = new Map(found.map((entry) => [entry.id, entry]));
  const entries = order.flatMap(({ entryId }) => byId.get(entryId) ?? []);
  return { entries, nextCursor: page.nextCursor };
}

/** Those of the events in which a skater or partner is entered. @param identity of `skaterIdentity` */
export async function enteredEventIds(
  competitionId: string,
  identity: string,
  eventIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const keys = new Map(eventIds.map((id) => [id, enteredKey(competitionId, id, identity)]));
  const found = new Set((await getItems([...keys.values()], true)).map(({ pk }) => String(pk)));
  return new Set(eventIds.filter((id) => found.has(keys.get(id)?.pk ?? '')));
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
