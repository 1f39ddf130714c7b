import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** A table on which an operator's command works, on this machine or in an account. */
export interface OperatedTable {
  readonly client: DynamoDBDocumentClient;
  readonly tableName: string;
}
