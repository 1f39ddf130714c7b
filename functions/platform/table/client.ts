import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

let client: DynamoDBDocumentClient | undefined;
let transport: Pick<DynamoDBClientConfig, 'requestHandler' | 'signer'> = {};

/** Sends the calls this way from now on, for a host that has the database in its own process. */
export function sendTableCallsBy(way: typeof transport): void {
  transport = way;
  client = undefined;
}

/** One client for each process; the SDK takes its endpoint and credentials from the environment. */
export function documentClient(): DynamoDBDocumentClient {
  client ??= newClient();
  return client;
}

function newClient(): DynamoDBDocumentClient {
  const own = DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 4, ...transport }), {
    marshallOptions: { removeUndefinedValues: true },
  });
  // It copies each call and answer for a logger of the SDK's, which nobody sets.
  own.middlewareStack.remove('loggerMiddleware');
  return own;
}
