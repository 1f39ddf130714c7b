import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sendTableCallsBy } from '../../functions/platform/table/client.ts';
import { credentialEnvironment } from '../access/credential.ts';
import { startDynamo, type DynamoOptions, type RunningDynamo } from '../dynamo/server.ts';
import { ensureTables } from '../host/storage/ensureTables.ts';
import { synthesizedTemplates } from '../host/synthesis.ts';
import { readDeployment } from '../host/template/readDeployment.ts';
import { recordConditions } from './conditionCensus.ts';

/**
 * The template's table on an embedded database in memory, for tests of repositories. Sets the environment of
 * the process, as the local host does, so that the product's own client finds it.
 */
export async function startMemoryTable(
  conflicts: Pick<DynamoOptions, 'contention' | 'transactionConflictEvery'> = {},
): Promise<RunningDynamo> {
  const dynamo = await startDynamo({
    port: 0,
    batchSeed: 1,
    ...recordConditions(),
    ...conflicts,
  });
  const { tables } = readDeployment(await synthesizedTemplates(path.join(import.meta.dirname, '../..')));
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: dynamo.url,
    AWS_REGION: 'local',
    ...credentialEnvironment(dynamo.credential),
    TABLE_NAME: tables[0]?.definition.TableName,
    MAIL_RATE: '100000',
    POWERTOOLS_METRICS_DISABLED: 'true',
  });
  await ensureTables(new DynamoDBClient(), tables);
  // Each call takes a turn of the event loop, as over a network: a test that asks again and again must not hold up the rest.
  sendTableCallsBy({ ...dynamo.inProcess, shortcut: dynamo.shortcut(() => nextTurn()) });
  return dynamo;
}
