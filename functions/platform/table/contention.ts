import { DynamoDBServiceException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';

/** Errors of a single call that DynamoDB throttled. */
const THROTTLED: ReadonlySet<string> = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  // A transaction was writing the item at the same time.
  'TransactionConflictException',
]);

/** The same, as reasons for the cancellation of a transaction. */
const REASONS: ReadonlySet<string> = new Set([
  'ProvisionedThroughputExceeded',
  'ThrottlingError',
  'TransactionConflict',
]);

/** Whether a call to the table failed only because of other calls, so that trying again helps. */
export function isContention(error: unknown): boolean {
  if (error instanceof TransactionCanceledException)
    return (error.CancellationReasons ?? []).some(({ Code }) => Code !== undefined && REASONS.has(Code));
  return error instanceof DynamoDBServiceException && THROTTLED.has(error.name);
}
