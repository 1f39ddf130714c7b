import type { Database } from '../storage/database.ts';
import type { IndexDefinition, Table, Throughput } from '../storage/tableDefinition.ts';

/**
 * The description returned by DescribeTable and others. Counts are current, not up to six hours old as in
 * AWS.
 */
export function tableDescription(database: Database, table: Table, status = 'ACTIVE'): object {
  const { definition } = table;
  const arn = tableArn(definition.TableName);
  const { items, bytes } = database
    .prepare(`SELECT COUNT(*) AS items, COALESCE(SUM(size), 0) AS bytes FROM ${table.storage}`)
    .get() as { items: number; bytes: number };
  const describeIndex = (index: IndexDefinition) => {
    const storage = table.indexes.find(({ name }) => name === index.IndexName)?.storage ?? '';
    const { entries } = database.prepare(`SELECT COUNT(*) AS entries FROM ${storage}`).get() as {
      entries: number;
    };
    return {
      IndexName: index.IndexName,
      IndexArn: `${arn}/index/${index.IndexName}`,
      KeySchema: index.KeySchema,
      Projection: index.Projection,
      ItemCount: entries,
    };
  };
  return {
    TableName: definition.TableName,
    TableArn: arn,
    TableId: definition.TableId,
    TableStatus: status,
    CreationDateTime: definition.CreationDateTime,
    AttributeDefinitions: definition.AttributeDefinitions,
    KeySchema: definition.KeySchema,
    ItemCount: items,
    TableSizeBytes: bytes,
    DeletionProtectionEnabled: definition.DeletionProtectionEnabled === true,
    ProvisionedThroughput: throughput(definition.ProvisionedThroughput),
    BillingModeSummary:
      definition.BillingMode === 'PAY_PER_REQUEST' ? { BillingMode: definition.BillingMode } : undefined,
    GlobalSecondaryIndexes: definition.GlobalSecondaryIndexes?.map((index) => ({
      ...describeIndex(index),
      IndexStatus: 'ACTIVE',
      ProvisionedThroughput: throughput(index.ProvisionedThroughput),
    })),
    LocalSecondaryIndexes: definition.LocalSecondaryIndexes?.map(describeIndex),
  };
}

export const tableArn = (name: string) => `arn:aws:dynamodb:local:000000000000:table/${name}`;

const throughput = (asked: Throughput = { ReadCapacityUnits: 0, WriteCapacityUnits: 0 }) => ({
  ...asked,
  NumberOfDecreasesToday: 0,
});
