import * as z from 'zod/mini';
import { queryAll } from '../../../platform/table/read.ts';
import { isWritten, updateItem } from '../../../platform/table/writes.ts';
import { scheduleSeenKey, scheduleSeenPartition } from './keys.ts';

const scheduleSeen = z.object({ accountId: z.string(), version: z.number(), at: z.string() });

export type ScheduleSeen = z.output<typeof scheduleSeen>;

/** Records that an account has opened a version; an older one than it has opened changes nothing. */
export async function storeScheduleSeen(
  competitionId: string,
  { accountId, version, at }: ScheduleSeen,
): Promise<void> {
  await isWritten(
    updateItem(scheduleSeenKey(competitionId, accountId), {
      update: 'SET #type = :type, accountId = :account, #version = :version, #at = :at',
      condition: 'attribute_not_exists(#version) OR #version < :version',
      names: { '#type': 'type', '#version': 'version', '#at': 'at' },
      values: { ':type': 'scheduleSeen', ':account': accountId, ':version': version, ':at': at },
    }),
  );
}

/** Reads which account has opened which version. */
export async function scheduleSeenOf(competitionId: string): Promise<ScheduleSeen[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :seen',
    ExpressionAttributeValues: { ':seen': scheduleSeenPartition(competitionId) },
    ConsistentRead: true,
  });
  return items.map((item) => scheduleSeen.parse(item));
}
