import * as z from 'zod/mini';
import { ENTRY_KINDS, type EntryKind } from '../../shared/contract/forms.ts';
import { ApiError } from '../http/apiError.ts';
import {
  accountPartition,
  enteredPartition,
  entryKey,
  entryPrefix,
  historyKey,
  idempotencyKey,
} from '../table/keys.ts';
import { queryPage } from '../table/page.ts';
import { getItem, getItems, queryAll } from '../table/read.ts';
import { enteredAlready, enteredItems } from './entryItems.ts';
import { withHomeRink } from './homeRinkUse.ts';
import { transactWithLadders } from './ladder.ts';
import type { Limits } from './limits.ts';
import { planned, withPlaces, type WhenFull } from './planPlaces.ts';
import { storedEntry, type StoredEntry } from './storedEntry.ts';
import { RepeatedSubmit, submission, type Idempotency } from './submission.ts';

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
export async function everyEntryOf(accountId: string): Promise<StoredEntry[]> {
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
export async function entriesByKey(
  entries: readonly { readonly accountId: string; readonly kind: EntryKind; readonly entryId: string }[],
  isConsistent = false,
): Promise<StoredEntry[]> {
  const items = await getItems(
    entries.map(({ accountId, kind, entryId }) => entryKey(accountId, kind, entryId)),
    isConsistent,
  );
  return items.map((item) => storedEntry.parse(item));
}

/** The refusal of an entry one of whose people is in one of its events already; null where none is. */
export async function refusedAsEntered(entry: StoredEntry): Promise<ApiError | null> {
  const items = enteredItems(entry);
  const found = new Set(
    (
      await getItems(
        items.map(({ pk, sk }) => ({ pk, sk })),
        true,
      )
    ).map(({ pk, sk }) => `${String(pk)} ${String(sk)}`),
  );
  const already = items.find(({ pk, sk }) => found.has(`${pk} ${sk}`));
  return already ? enteredAlready(already) : null;
}

/**
 * The entry that an earlier submit with this key made, or null.
 * @throws {ApiError} IdempotencyKeyReused when that submit said something else
 */
export async function entrySubmittedWith(accountId: string, { key, requestHash }: Idempotency) {
  const record = await getItem(idempotencyKey(accountId, key));
  if (!record) return null;
  if (record['requestHash'] !== requestHash) throw new ApiError('IdempotencyKeyReused');
  return findEntry(accountId, String(record['entryId']));
}

/**
 * Stores a new entry with a place in each event, or in the waiting list of the limit it meets; or returns
 * the one that the same submit stored at the same time.
 * @throws {ApiError} ValidationFailed: event or partner AlreadyExist; event or competitionId MustAvailable
 * for what is full where nobody wants to wait, or never fits
 */
export async function submitEntry(
  entry: StoredEntry,
  limits: Limits,
  idempotency: Idempotency | null,
  whenFull: WhenFull = 'refuse',
): Promise<StoredEntry> {
  const now = new Date(entry.submittedAt);
  try {
    return await withPlaces(entry.competitionId, whenFull, (counters) =>
      withHomeRink(planned(null, entry, { counters, limits, now }), async (kept, use) => {
        const steps = submission(kept, limits, idempotency);
        await transactWithLadders(null, kept, (ladders) => [...use, ...steps, ...ladders]);
      }),
    );
  } catch (error) {
    const first =
      error instanceof RepeatedSubmit && idempotency
        ? await entrySubmittedWith(entry.accountId, idempotency)
        : null;
    if (first) return first;
    throw error;
  }
}
