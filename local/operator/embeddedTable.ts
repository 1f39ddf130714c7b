import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import path from 'node:path';
import { credentialEnvironment, type Credential } from '../access/credential.ts';
import { startDynamo } from '../dynamo/server.ts';
import { dataPaths } from '../host/dataPaths.ts';
import { announcedEndpoints } from '../host/endpoints.ts';
import type { HostSettings } from '../host/settings.ts';
import { FolderInUse, lockDirectory } from '../host/storage/lockDirectory.ts';
import { synthesizedTemplates } from '../host/synthesis.ts';
import { readDeployment } from '../host/template/readDeployment.ts';
import { openTables } from './migrate/openTables.ts';

/**
 * Runs `work` on the table of a data folder: through the host that uses it, or, without one, on a database
 * started for this. Sets the environment by which the product's code finds it.
 */
export async function withEmbeddedTable<Result>(
  settings: HostSettings,
  work: () => Promise<Result>,
): Promise<Result> {
  const { tables } = readDeployment(await synthesizedTemplates(path.join(import.meta.dirname, '../..')));
  const use = (endpoint: string, origin: string, credential: Credential) =>
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_DYNAMODB: endpoint,
      AWS_REGION: 'local',
      ...credentialEnvironment(credential),
      TABLE_NAME: tables[0]?.definition.TableName,
      PUBLIC_ORIGIN: origin,
    });
  const unlock = unlessLocked(settings.dataDirectory);
  if (unlock === null) {
    const { dynamo, origin, credential } = announcedEndpoints(settings.dataDirectory);
    use(dynamo, origin, credential);
    return work();
  }
  const dynamo = await startDynamo({ port: 0, directory: dataPaths(settings.dataDirectory).dynamo });
  try {
    const origin = settings.publicOrigin ?? `http://${settings.host}:${String(settings.port)}`;
    use(dynamo.url, origin, dynamo.credential);
    await openTables(new DynamoDBClient(), tables, settings.dataDirectory);
    return await work();
  } finally {
    await dynamo.close();
    unlock();
  }
}

/** null if a host uses the folder: the lock ends with its process, so it cannot be stale. */
export function unlessLocked(directory: string): (() => void) | null {
  try {
    return lockDirectory(directory);
  } catch (error) {
    if (error instanceof FolderInUse) return null;
    throw error;
  }
}
