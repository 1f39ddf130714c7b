import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

let client: DynamoDBDocumentClient | undefined;
let requestHandler: DynamoDBClientConfig['requestHandler'];

/** Sends the calls by this handler from now on, for a host that has the database in its own process. */
export function sendTableCallsBy(handler: NonNullable<DynamoDBClientConfig['requestHandler']>): void {
  requestHandler = handler;
  client = undefined;
}

/** One client for each process; the SDK takes its endpoint and credentials from the environment. */
export function documentClient(): DynamoDBDocumentClient {
  client ??= DynamoDBDocumentClient.from(
    new DynamoDBClient({ maxAttempts: 4, ...(requestHandler && { requestHandler }) }),
    {
      marshallOptions: { removeUndefinedValues: true },
    },
  );
  return client;
}
