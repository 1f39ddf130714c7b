import type { StoredEntry } from '../entries/storedEntry.ts';
import { entryKey } from '../keys.ts';
import { tableName } from '../../platform/table/read.ts';
import type { TransactItem } from '../../platform/table/transaction.ts';
import { OutdatedDocument } from './numbering.ts';

/** Holds that an entry is as it was read, for the transaction of a document that tells of it. */
export function entryUnchangedCheck({ accountId, kind, id, version }: StoredEntry): TransactItem {
  return {
    write: {
      ConditionCheck: {
        TableName: tableName(),
        Key: entryKey(accountId, kind, id),
        ConditionExpression: '#version = :read',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':read': version },
      },
    },
    refusal: () => new OutdatedDocument(),
  };
}
