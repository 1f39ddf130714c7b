import { validationError } from './errors.ts';
import { performPrepared } from './http.ts';
import { putChange } from './operations/change.ts';
import type { Store } from './operations/operation.ts';
import { checkAttributeMap } from './request/attributeValues.ts';
import { prepareRequest } from './request/dispatch.ts';
import type { GroupCommit } from './storage/groupCommit.ts';
import { writeItem } from './storage/items.ts';
import { keyIdentity } from './storage/keys.ts';
import type { AttributeItem } from './values/attributeValue.ts';
import { toItem } from './values/toItem.ts';

/** Items written with one wait for the disk. */
const GROUP = 1000;
/** The largest BatchWriteItem. */
const BATCH = 25;

/** Puts items that the process itself has made, as the document client takes them. */
export type BulkPut = (
  tableName: string,
  items: readonly Readonly<Record<string, unknown>>[],
) => Promise<void>;

/**
 * Many items without DynamoDB's JSON in between. They are checked as BatchWriteItem checks them and stored as it stores
 * them; only the types of the protocol, which the compiler and `toItem` know here, are not read again.
 * A refused item leaves nothing of its thousand behind; earlier ones stay.
 * @throws DynamoError as PutItem does
 */
export function bulkPut(store: Store, commits: GroupCommit): BulkPut {
  return async (tableName, items) => {
    if (store.witness) return putByRequests(store, commits, tableName, items.map(toItem));
    for (let start = 0; start < items.length; start += GROUP) {
      const group = items.slice(start, start + GROUP).map(toItem);
      group.forEach(checkAttributeMap);
      await commits.run(() => putGroup(store, tableName, group));
    }
  };
}

/** As requests, which are what a witness sees. */
async function putByRequests(
  store: Store,
  commits: GroupCommit,
  tableName: string,
  items: readonly AttributeItem[],
): Promise<void> {
  for (let start = 0; start < items.length; start += BATCH) {
    const puts = items.slice(start, start + BATCH).map((Item) => ({ PutRequest: { Item } }));
    const body = JSON.stringify({ RequestItems: { [tableName]: puts } });
    await performPrepared(
      store,
      commits,
      prepareRequest('DynamoDB_20120810.BatchWriteItem', body),
      () => body,
    );
  }
}

function putGroup(store: Store, TableName: string, group: readonly AttributeItem[]): void {
  const changes = group.map((Item) => putChange(store, { TableName, Item }));
  if (new Set(changes.map(({ key }) => keyIdentity(key))).size < changes.length)
    throw validationError('Provided list of item keys contains duplicates');
  for (const { table, key, old, item } of changes) writeItem(store.database, table, key, old, item);
}
