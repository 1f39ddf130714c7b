import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient } from '../../../platform/table/client.ts';
import { historyPartition } from '../../../store/keys.ts';
import { tableName } from '../../../platform/table/read.ts';
import { entryHistory, type StoredHistoryRecord } from '../../../store/entries/history.ts';

/** What the books and the places need to be understood; anything else may tell who it was. */
const KEPT_FIELDS = [
  'state',
  'events',
  'iceSeconds',
  'withdrawnAt',
  'pricing',
  'lateFee',
  'retained',
  'totalPrice',
  'currency',
  'paid',
  'refunded',
  'paymentState',
];

/**
 * Takes the person out of what was done to an entry: names that were corrected, a partner who was changed,
 * reasons that organisers wrote. That something was done, by whom and when stays, and what became of
 * places and money. A second time finds nothing to take out.
 */
export async function eraseHistory(entryId: string): Promise<void> {
  for (const record of await entryHistory(entryId)) {
    const [from, to] = [keptFields(record.from), keptFields(record.to)];
    const isForgotten =
      record.reason === null && sizeOf(from) === sizeOf(record.from) && sizeOf(to) === sizeOf(record.to);
    if (isForgotten) continue;
    await documentClient().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: { pk: historyPartition(entryId), sk: record.sk },
        UpdateExpression: 'SET #from = :from, #to = :to, reason = :none',
        ExpressionAttributeNames: { '#from': 'from', '#to': 'to' },
        ExpressionAttributeValues: { ':from': from, ':to': to, ':none': null },
      }),
    );
  }
}

type Fields = StoredHistoryRecord['from'];

const sizeOf = (fields: Fields) => Object.keys(fields ?? {}).length;

function keptFields(fields: Fields): Fields {
  return fields && Object.fromEntries(Object.entries(fields).filter(([name]) => KEPT_FIELDS.includes(name)));
}
