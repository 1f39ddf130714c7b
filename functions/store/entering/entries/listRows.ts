import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { EntryKind } from '../../../../shared/contract/entering/competitions/forms.ts';
import { queryPage } from '../../../platform/table/page.ts';
import type { Item } from '../../../platform/table/read.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { deleteWrite, putWrite } from '../../../platform/table/writes.ts';
import { nameIndex } from '../../keys.ts';
import { entryOfListRow, listRowKey, listRowsPartition } from './keys.ts';
import { listedEntry, type StoredListedEntry } from './listedEntry.ts';
import type { List } from './lists.ts';
import { ROW_DICTIONARY } from './rowDictionary.ts';
import type { StoredEntry } from './storedEntry.ts';

/** The shape of rows, and the dictionary; another one would have another number. */
const SCHEME = 1;

/**
 * An entry as lists show it, in an item of its own: compressed, it is a fifth of the entry (decision 0200). Whatever
 * its key says is left out.
 */
export function listRowItem(entry: StoredEntry) {
  const { id, competitionId, kind, ...row } = listedEntry.parse(entry);
  const json = Buffer.from(JSON.stringify(row));
  return {
    ...listRowKey(competitionId, kind, entry.name, id),
    scheme: SCHEME,
    row: deflateRawSync(json, { level: 9, dictionary: ROW_DICTIONARY }),
  };
}

/** The writes that keep an entry's row, in the transaction that writes the entry. */
export function listRowWrites(before: StoredEntry | null, after: StoredEntry): TransactItem[] {
  const item = listRowItem(after);
  const old = before && listRowKey(before.competitionId, before.kind, before.name, before.id);
  return [...(old && old.sk !== item.sk ? [deleteWrite(old)] : []), putWrite(item)];
}

export interface PageOfRows {
  readonly entries: readonly StoredListedEntry[];
  readonly nextCursor: string | null;
}

/**
 * A competition's entries of a kind by name, from their list rows. Only for competitions in which every entry has
 * one (`entryRows`).
 */
export async function listRows({
  competitionId,
  kind,
  search,
  order,
  cursor,
  size,
}: List): Promise<PageOfRows> {
  const begins = search ? nameIndex(search) : '';
  const page = await queryPage(
    {
      KeyConditionExpression: `pk = :list${begins ? ' AND begins_with(sk, :begins)' : ''}`,
      ExpressionAttributeValues: {
        ':list': listRowsPartition(competitionId, kind),
        ...(begins && { ':begins': begins }),
      },
      ScanIndexForward: order !== '-name',
      ...(size !== undefined && { Limit: size }),
    },
    cursor,
  );
  return {
    entries: page.items.map((item) => entryOfItem(item, competitionId, kind)),
    nextCursor: page.nextCursor,
  };
}

function entryOfItem({ sk, row }: Item, competitionId: string, kind: EntryKind): StoredListedEntry {
  if (!(row instanceof Uint8Array)) throw new Error(`The list row ${String(sk)} is empty`);
  const json = inflateRawSync(row, { dictionary: ROW_DICTIONARY }).toString();
  const fields = JSON.parse(json) as object;
  return listedEntry.parse({ ...fields, id: entryOfListRow(String(sk)), competitionId, kind });
}
