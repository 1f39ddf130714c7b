import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

let client: DynamoDBDocumentClient | undefined;

/** How calls reach the database: what a client is configured with, and middleware of its own. */
interface TableTransport extends Pick<DynamoDBClientConfig, 'requestHandler' | 'signer'> {
  readonly shortcut?: Parameters<DynamoDBDocumentClient['middlewareStack']['use']>[0];
}
let transport: TableTransport = {};

/** Sends the calls this way from now on, for a host that has the database in its own process. */
export function sendTableCallsBy(way: TableTransport): void {
  transport = way;
  client = undefined;
}

/** One client for each process; the SDK takes its endpoint and credentials from the environment. */
export function documentClient(): DynamoDBDocumentClient {
  client ??= newClient();
  return client;
}

function newClient(): DynamoDBDocumentClient {
  const { shortcut, ...config } = transport;
  const own = DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 4, ...config }), {
    marshallOptions: { removeUndefinedValues: true },
  });
  // It copies each call and answer for a logger of the SDK's, which nobody sets.
  own.middlewareStack.remove('loggerMiddleware');
  if (shortcut) own.middlewareStack.use(shortcut);
  return own;
}
