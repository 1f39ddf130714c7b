import { DynamoDBServiceException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';

/** What DynamoDB says of a call that it had no room for at this moment. */
const THROTTLED: ReadonlySet<string> = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  // A transaction was working on the item of this single call.
  'TransactionConflictException',
]);

/** The same of a transaction, told as the reason why it was cancelled. */
const REASONS: ReadonlySet<string> = new Set([
  'ProvisionedThroughputExceeded',
  'ThrottlingError',
  'TransactionConflict',
]);

/** Whether a call to the table failed only because of others at the same moment, so that trying again helps. */
export function isContention(error: unknown): boolean {
  if (error instanceof TransactionCanceledException)
    return (error.CancellationReasons ?? []).some(({ Code }) => Code !== undefined && REASONS.has(Code));
  return error instanceof DynamoDBServiceException && THROTTLED.has(error.name);
}
