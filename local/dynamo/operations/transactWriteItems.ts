import { noUsage, readUnits, writeUsage } from '../capacity.ts';
import { HELD_ITEM, insufficientStorage, transactionCanceled, validationError } from '../errors.ts';
import type { CancellationReason } from '../errors.ts';
import { readItem, writeItem } from '../storage/items.ts';
import { itemIdentity, keyOf } from '../storage/keys.ts';
import { rememberToken, tokenIsKnown } from '../storage/requestTokens.ts';
import { itemSize } from '../values/itemSize.ts';
import type { ItemChange } from './change.ts';
import { checkedItem, deleteChange, putChange, updateChange } from './change.ts';
import type { Store } from './operation.ts';
import { defineOperation } from './operation.ts';
import {
  allOrNone,
  maximumTransactionSize,
  refuseRepeatedItems,
  transactionCapacity,
} from './transaction.ts';
import type { TransactWriteItem, TransactWriteRequest } from './transactWriteParameters.ts';
import { checkTransactWrite, transactWriteTypes } from './transactWriteParameters.ts';

export const transactWriteItems = defineOperation<TransactWriteRequest>({
  types: transactWriteTypes,
  writes: true,
  isTransaction: true,
  items: (store, request) => request.TransactItems.map((item) => identityOf(store, item)),
  check: checkTransactWrite,
  run(store, request) {
    const { ClientRequestToken: token, TransactItems: items } = request;
    refuseRepeatedItems(items.map((item) => identityOf(store, item)));
    if (token !== undefined && tokenIsKnown(store.database, token, request)) {
      return { ConsumedCapacity: repeatedCapacity(store, request) };
    }
    if (store.injectConflict()) throw transactionCanceled(items.map(conflictOfFirst));
    const changes = allOrNone(items, (item) => changeOf(store, item));
    const bytes = changes.reduce((sum, { old, item }) => sum + itemSize(item ?? old ?? {}), 0);
    if (bytes > maximumTransactionSize) {
      throw validationError('The aggregate size of the items in the transaction exceeds 4 MBs');
    }
    // A transaction that changes nothing asks whether one that does would be written.
    if (changes.every(({ old, item }) => item === old) && !store.database.hasRoom())
      throw insufficientStorage();
    for (const { table, key, old, item } of changes) {
      if (item !== old) writeItem(store.database, table, key, old, item);
    }
    if (token !== undefined) rememberToken(store.database, token, request);
    const parts = changes.map(({ table, old, item }) => ({ table, usage: writeUsage(table, old, item) }));
    return {
      ConsumedCapacity: transactionCapacity(parts, request.ReturnConsumedCapacity, 'WriteCapacityUnits'),
    };
  },
});

function changeOf(store: Store, { Put, Update, Delete, ConditionCheck }: TransactWriteItem): ItemChange {
  if (Put !== undefined) return putChange(store, Put);
  if (Update !== undefined) return updateChange(store, Update);
  if (Delete !== undefined) return deleteChange(store, Delete);
  if (ConditionCheck !== undefined) return checkedItem(store, ConditionCheck);
  throw validationError('Each of TransactItems needs a Put, Update, Delete or ConditionCheck');
}

/** The table of a part, and the item or key that names its item; null for a part of no kind, which is reported later. */
function namedItem({ catalog }: Store, { Put, Update, Delete, ConditionCheck }: TransactWriteItem) {
  const part = Put ?? Update ?? Delete ?? ConditionCheck;
  if (part === undefined) return null;
  return { table: catalog.get(part.TableName), item: 'Item' in part ? part.Item : part.Key };
}

function identityOf(store: Store, part: TransactWriteItem): string {
  const named = namedItem(store, part);
  return named ? itemIdentity(named.table, named.item) : '';
}

/** The key of a part's item, if it has the table's shape; invalid keys are reported later. */
function keyedTable(store: Store, part: TransactWriteItem) {
  const named = namedItem(store, part);
  const key = named && keyOf(named.item, named.table.keys);
  return key ? [{ table: named.table, key }] : [];
}

/** A repeated request writes nothing; AWS counts it as a read of the items. */
function repeatedCapacity(store: Store, request: TransactWriteRequest) {
  const parts = request.TransactItems.flatMap((item) => keyedTable(store, item)).map(({ table, key }) => ({
    table,
    usage: {
      ...noUsage(),
      table: readUnits(itemSize(readItem(store.database, table, key) ?? {}), true),
    },
  }));
  return transactionCapacity(parts, request.ReturnConsumedCapacity, 'ReadCapacityUnits');
}

const conflictOfFirst = (_item: TransactWriteItem, at: number): CancellationReason =>
  at === 0 ? HELD_ITEM : { Code: 'None' };
