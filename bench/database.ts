import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Credential } from '../local/access/credential.ts';
import { announcedEndpoints } from '../local/host/endpoints.ts';
import { startHost, type HostProcess } from './localHost.ts';

export interface HostWithDatabase extends HostProcess {
  readonly databaseUrl: string;
  readonly credential: Credential;
  readonly tableName: string;
}

/**
 * The product in a process of its own, and the address of its database.
 * @param before the address by which its functions call the database, or `own` for the database's own; without it
 *   they call it in their process
 */
export async function startHostWithDatabase(
  dataDirectory: string,
  before?: string,
): Promise<HostWithDatabase> {
  const environment: Record<string, string> = before ? { BENCH_DATABASE: before } : {};
  const host = await startHost(['bench/hostWithDatabase.ts'], dataDirectory, environment);
  const [, databaseUrl, tableName] = /^Database (\S+) (\S+)$/m.exec(host.printed) ?? [];
  if (!databaseUrl || !tableName) throw new Error('The host did not say where its database is');
  const { credential } = announcedEndpoints(dataDirectory);
  return { ...host, databaseUrl, tableName, credential };
}

export function databaseClient({ databaseUrl: endpoint, credential }: HostWithDatabase) {
  const client = new DynamoDBClient({ endpoint, region: 'us-east-1', credentials: credential });
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
}
