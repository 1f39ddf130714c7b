import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { table } from '../../../platform/table/client.ts';
import { historyPartition } from '../../../store/keys.ts';
import { tableName } from '../../../platform/table/read.ts';
import { historyOf, type StoredDeed } from '../../../store/entries/entryHistory.ts';

/** What the books and the places need to be understood; anything else may tell who it was. */
const KEPT = [
  ...['state', 'events', 'iceSeconds', 'withdrawnAt', 'pricing', 'lateFee', 'retained'],
  ...['totalPrice', 'currency', 'paid', 'refunded', 'paymentState'],
];

/**
 * Takes the person out of what was done to an entry: names that were corrected, a partner who was changed,
 * reasons that organisers wrote. That something was done, by whom and when stays, and what became of
 * places and money. A second time finds nothing to take out.
 */
export async function forgetHistory(entryId: string): Promise<void> {
  for (const deed of await historyOf(entryId)) {
    const [from, to] = [kept(deed.from), kept(deed.to)];
    const isForgotten =
      deed.reason === null && sizeOf(from) === sizeOf(deed.from) && sizeOf(to) === sizeOf(deed.to);
    if (isForgotten) continue;
    await table().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: { pk: historyPartition(entryId), sk: deed.sk },
        UpdateExpression: 'SET #from = :from, #to = :to, reason = :none',
        ExpressionAttributeNames: { '#from': 'from', '#to': 'to' },
        ExpressionAttributeValues: { ':from': from, ':to': to, ':none': null },
      }),
    );
  }
}

type Fields = StoredDeed['from'];

const sizeOf = (fields: Fields) => Object.keys(fields ?? {}).length;

function kept(fields: Fields): Fields {
  return fields && Object.fromEntries(Object.entries(fields).filter(([name]) => KEPT.includes(name)));
}
