import { ConditionalCheckFailedException, ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { DATA_VERSION, FIRST_DATA_VERSION } from '../../../functions/store/core/settings/dataVersion.ts';
import { DATA_VERSION_KEY } from '../../../functions/store/keys.ts';
import type { OperatedTable } from '../operatedTable.ts';

/** A migration that has begun and not ended: some items may have the form of its version already. */
const underWay = z.object({ to: z.int() });

const versionItem = z.object({ version: z.int(), underWay: z._default(z.nullable(underWay), null) });

export type DataVersionItem = z.output<typeof versionItem>;

/** The version of a table's data; null where there is no such table. Without an item it is the first one's. */
export async function readVersionItem({ client, tableName }: OperatedTable): Promise<DataVersionItem | null> {
  try {
    const { Item } = await client.send(
      new GetCommand({ TableName: tableName, Key: DATA_VERSION_KEY, ConsistentRead: true }),
    );
    return Item ? versionItem.parse(Item) : { version: FIRST_DATA_VERSION, underWay: null };
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return null;
    throw error;
  }
}

/**
 * Stores it over the version before, which another command may have raised meanwhile.
 * @throws Error in one sentence if it has
 */
export async function storeVersionItem(
  { client, tableName }: OperatedTable,
  item: DataVersionItem,
  before: number,
): Promise<void> {
  try {
    await client.send(
      new PutCommand({
        TableName: tableName,
        Item: { ...DATA_VERSION_KEY, type: 'dataVersion', ...item },
        ConditionExpression: 'attribute_not_exists(pk) OR version = :before',
        ExpressionAttributeValues: { ':before': before },
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    throw new Error('Another command has just migrated this data: nothing is left to do here.', {
      cause: error,
    });
  }
}

/** @throws Error in one sentence if a later release wrote the data, or has begun to migrate it */
export function refuseNewerData({ version, underWay: begun }: DataVersionItem, place: string): void {
  const newest = Math.max(version, begun?.to ?? version);
  if (newest > DATA_VERSION)
    throw new Error(
      `The data in ${place} has version ${String(newest)}, and this release of Rinkside knows versions up to ` +
        `${String(DATA_VERSION)}: start the release that wrote it, or restore the backup from before its update.`,
    );
}
