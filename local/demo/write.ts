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
  let next = 0;
  const writer = async () => {
    while (next < items.length) {
      const start = next;
      next += BATCH;
      await putBatch(client, tableName, items.slice(start, start + BATCH));
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
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
