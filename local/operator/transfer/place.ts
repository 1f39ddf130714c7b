import { paginateScan, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { S3Client } from '@aws-sdk/client-s3';
import type { StoredItem } from './storedItem.ts';
import type { SecretStore } from '../../secrets/secretStore.ts';

/** Where a federation's data is: a data folder or a stack. */
export interface DataPlace {
  /** As the operator knows it. */
  readonly name: string;
  readonly database: DynamoDBClient;
  readonly tableName: string;
  /** Every item, with consistency. */
  readonly items: () => AsyncIterable<StoredItem> | Iterable<StoredItem>;
  readonly files: S3Client;
  readonly bucket: string;
  /** The keys of a data folder; null for a stack, whose keys stay in Secrets Manager. */
  readonly keys: SecretStore | null;
}

/** Every item of a table, page by page. */
export async function* scannedItems(client: DynamoDBClient, TableName: string): AsyncGenerator<StoredItem> {
  for await (const { Items = [] } of paginateScan({ client }, { TableName, ConsistentRead: true }))
    yield* Items;
}
