import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { createHash } from 'node:crypto';
import { encodeTime } from 'ulidx';
import { documentClient } from '../../platform/table/client.ts';
import { tableName } from '../../platform/table/read.ts';
import { historyItem } from './changeRecord.ts';

/** A list that is read page by page is read once: one record for each quarter of an hour. */
const WINDOW_MS = 15 * 60_000;

interface Reading {
  readonly competitionId: string;
  /** The account's id. */
  readonly by: string;
  readonly at: Date;
}

/** Records in the competition's history that its emergency contacts were read, by whom and when. */
export async function recordReading({ competitionId, by, at }: Reading): Promise<void> {
  const begun = Math.floor(at.getTime() / WINDOW_MS) * WINDOW_MS;
  // The same id within the window, whichever page is read: what is recorded then is written once more.
  const reader = createHash('sha256').update(`emergencyRead ${by}`).digest('hex').slice(0, 16).toUpperCase();
  const of = { subject: 'competition', id: competitionId } as const;
  const item = historyItem({ of, action: 'emergencyRead', by, at }, `${encodeTime(begun, 10)}${reader}`);
  await documentClient().send(new PutCommand({ TableName: tableName(), Item: item }));
}
