import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { currentTime } from '../clock.ts';
import type { CompetitionSize } from '../demo/season.ts';
import type { BulkPut } from '../dynamo/bulkPut.ts';
import { reportStep } from './reportStep.ts';
import type { Deployment } from './template/deployment.ts';

/**
 * Fills the empty table with the demo season; does nothing if it is complete.
 * @param largest the size of its largest competition, if not its own
 * @throws Error in one sentence when the folder holds the demo of another version
 */
export async function ensureDemoData(
  deployment: Deployment,
  clients: { dynamo: DynamoDBClient; bulkPut: BulkPut; s3: S3Client },
  dataDirectory: string,
  largest?: CompetitionSize,
) {
  const tableName = deployment.tables[0]?.definition.TableName;
  const imageBucket = imageBucketOf(deployment);
  if (tableName === undefined || imageBucket === undefined) return;
  const { DEMO_VERSION, seededVersion, seedDemoData } = await import('../demo/seed.ts');
  const client = DynamoDBDocumentClient.from(clients.dynamo);
  const seeded = await seededVersion(client, tableName);
  if (seeded === DEMO_VERSION) return;
  if (seeded !== null)
    throw new Error(
      `The demo data in ${dataDirectory} was written by another version of Rinkside: choose another DATA_DIR ` +
        'to start with new demo data, or delete the folder.',
    );
  const place = {
    client,
    bulkPut: clients.bulkPut,
    tableName,
    s3: clients.s3,
    imageBucket,
    now: currentTime(),
    ...(largest && { largest }),
  };
  await reportStep('Adding the demo data', () => seedDemoData(place));
}

function imageBucketOf({ delivery }: Deployment): string | undefined {
  const origin = delivery.behaviours.find(({ pattern }) => pattern === '/images/*')?.origin;
  return origin?.kind === 'bucket' ? origin.bucket : undefined;
}
