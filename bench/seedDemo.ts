import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newAccessCredential } from '../local/access/credential.ts';
import { LARGEST_COMPETITION, type CompetitionSize } from '../local/demo/season.ts';
import { startEmbedded } from '../local/host/embedded.ts';
import { ensureDemoData } from '../local/host/demoData.ts';
import { ensureTables } from '../local/host/storage/ensureTables.ts';
import { synthesizedTemplates } from '../local/host/synthesis.ts';
import { readDeployment } from '../local/host/template/readDeployment.ts';

/** Fills an empty table with a demo so many times its size, and prints the seconds that it took. */
const factor = Number(process.argv[2]);
const size: CompetitionSize = {
  skaters: LARGEST_COMPETITION.skaters * factor,
  eventsEntered: LARGEST_COMPETITION.eventsEntered * factor,
  teams: LARGEST_COMPETITION.teams * factor,
  couples: LARGEST_COMPETITION.couples * factor,
};
const folder = mkdtempSync(path.join(tmpdir(), 'rinkside-seeding-'));
const deployment = readDeployment(await synthesizedTemplates(path.join(import.meta.dirname, '..')));
const embedded = await startEmbedded(deployment, folder, newAccessCredential());
try {
  // The functions of the template have their own; here is none.
  Object.assign(process.env, embedded.environment, { PASSWORD_COST: String(2 ** 10) });
  const dynamo = new DynamoDBClient(embedded.dynamoClient);
  const s3 = new S3Client({ forcePathStyle: true });
  await ensureTables(dynamo, deployment.tables);
  const started = performance.now();
  await ensureDemoData(deployment, { dynamo, bulkPut: embedded.bulkPut, s3 }, folder, size);
  console.log(`Seconds ${String((performance.now() - started) / 1000)}`);
} finally {
  await embedded.close();
  rmSync(folder, { recursive: true, force: true });
}
