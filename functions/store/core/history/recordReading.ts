import { createHash } from 'node:crypto';
import { encodeTime } from 'ulidx';
import { putItem } from '../../../platform/table/writes.ts';
import { historyItem } from './changeRecord.ts';

/** One record for each quarter of an hour: reading a list page by page is one reading. */
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
  // Every page within the window has the same id, so the record is overwritten with itself.
  const reader = createHash('sha256').update(`emergencyRead ${by}`).digest('hex').slice(0, 16).toUpperCase();
  const of = { subject: 'competition', id: competitionId } as const;
  const item = historyItem({ of, action: 'emergencyRead', by, at }, `${encodeTime(begun, 10)}${reader}`);
  await putItem(item);
}
