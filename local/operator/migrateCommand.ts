import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { parseArgs } from 'node:util';
import { tableName } from '../../functions/platform/table/read.ts';
import { DATA_VERSION } from '../../functions/store/core/settings/dataVersion.ts';
import { readSettings } from '../host/settings.ts';
import { runCommand } from '../host/waitUntilStopped.ts';
import { useDeployedTable } from './deployedTable.ts';
import { withEmbeddedTable } from './embeddedTable.ts';
import { migrateTable } from './migrate/migrateTable.ts';

const string = { type: 'string' } as const;

await runCommand(async () => {
  const { environment, table } = parseArgs({ options: { environment: string, table: string } }).values;
  const migrate = () =>
    migrateTable({ client: DynamoDBDocumentClient.from(new DynamoDBClient()), tableName: tableName() });
  const isDeployed = environment !== undefined || table !== undefined;
  if (isDeployed) await useDeployedTable({ environment, table });
  const results = isDeployed ? await migrate() : await withEmbeddedTable(readSettings(process.env), migrate);
  for (const { migration, changed } of results)
    console.log(`${migration.title}: ${String(changed)} items changed.`);
  console.log(`The data has version ${String(DATA_VERSION)}.`);
});
