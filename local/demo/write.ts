import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { DemoItem } from './items.ts';

/** DynamoDB's limit for one call. */
const BATCH = 25;
/** The embedded database stores calls that come together with one wait for the disk. */
const WRITERS = 40;

/** Puts all items, a few batches at a time, and retries the unprocessed ones. */
export async function putAll(
  client: DynamoDBDocumentClient,
  tableName: string,
  items: readonly DemoItem[],
): Promise<void> {
  const sorted = items.toSorted(byKey);
  let next = 0;
  const writer = async () => {
    while (next < sorted.length) {
      const start = next;
      next += BATCH;
      await putBatch(client, tableName, sorted.slice(start, start + BATCH));
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
}

/** By key: neighbours share pages of the embedded database, so that it writes each page a few times at most. */
function byKey(left: DemoItem, right: DemoItem): number {
  const [one, other] = [
    `${String(left['pk'])} ${String(left['sk'])}`,
    `${String(right['pk'])} ${String(right['sk'])}`,
  ];
  return one < other ? -1 : one > other ? 1 : 0;
}

async function putBatch(client: DynamoDBDocumentClient, tableName: string, items: readonly DemoItem[]) {
  let requests = items.map((Item) => ({ PutRequest: { Item: { ...Item } } }));
  while (requests.length > 0) {
    const { UnprocessedItems } = await client.send(
      new BatchWriteCommand({ RequestItems: { [tableName]: requests } }),
    );
    requests = (UnprocessedItems?.[tableName] ?? []).flatMap(({ PutRequest }) =>
      PutRequest?.Item ? [{ PutRequest: { Item: PutRequest.Item } }] : [],
    );
  }
}
