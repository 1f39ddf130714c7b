import type {
  CreateTableCommandInput,
  DynamoDBClient,
  GlobalSecondaryIndex,
  TableDescription,
} from '@aws-sdk/client-dynamodb';
import {
  CreateTableCommand,
  DescribeTableCommand,
  ResourceNotFoundException,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import type { DeployedTable } from '../template/deployment.ts';

/**
 * Creates the template's missing tables, and the missing indexes of a table of an earlier version. Items
 * appear in a new index once they have its keys.
 *
 * @throws Error if a table has other keys or indexes than the template's
 */
export async function ensureTables(client: DynamoDBClient, tables: readonly DeployedTable[]): Promise<void> {
  for (const table of tables) {
    const existing = await describe(client, table.definition.TableName);
    if (existing === undefined) await create(client, table);
    else checkSame(await withEveryIndex(client, existing, table), table);
  }
}

async function describe(client: DynamoDBClient, name: string): Promise<TableDescription | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName: name }))).Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

async function create(
  client: DynamoDBClient,
  { definition, timeToLiveAttribute }: DeployedTable,
): Promise<void> {
  await client.send(new CreateTableCommand(definition));
  if (timeToLiveAttribute === undefined) return;
  await client.send(
    new UpdateTimeToLiveCommand({
      TableName: definition.TableName,
      TimeToLiveSpecification: { AttributeName: timeToLiveAttribute, Enabled: true },
    }),
  );
}

async function withEveryIndex(
  client: DynamoDBClient,
  existing: TableDescription,
  { definition }: DeployedTable,
): Promise<TableDescription> {
  const there = new Set(existing.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName));
  const wanted: readonly GlobalSecondaryIndex[] =
    (definition as CreateTableCommandInput).GlobalSecondaryIndexes ?? [];
  let table = existing;
  for (const index of wanted.filter(({ IndexName }) => !there.has(IndexName))) {
    const { TableDescription: changed } = await client.send(
      new UpdateTableCommand({
        TableName: definition.TableName,
        AttributeDefinitions: (definition as CreateTableCommandInput).AttributeDefinitions,
        GlobalSecondaryIndexUpdates: [{ Create: index }],
      }),
    );
    table = changed ?? table;
  }
  return table;
}

function checkSame(existing: TableDescription, { definition }: DeployedTable): void {
  const shape = (table: Pick<TableDescription, 'KeySchema' | 'GlobalSecondaryIndexes'>) =>
    JSON.stringify([
      keys(table.KeySchema),
      (table.GlobalSecondaryIndexes ?? []).map((index) => [index.IndexName, keys(index.KeySchema)]),
    ]);
  if (shape(existing) !== shape(definition))
    throw new Error(
      `The table ${definition.TableName} on disk has other keys or indexes than this version's.`,
    );
}

const keys = (schema: TableDescription['KeySchema']): string[] =>
  (schema ?? []).map(({ AttributeName, KeyType }) => `${AttributeName ?? ''} ${KeyType ?? ''}`);
