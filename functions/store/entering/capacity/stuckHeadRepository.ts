import * as z from 'zod/mini';
import { queryAll } from '../../../platform/table/read.ts';
import { putItem } from '../../../platform/table/writes.ts';
import { stuckHeadKey, stuckHeadsPartition } from '../../keys.ts';

/** Why the head of a waitlist cannot take its place: its change is larger than a transaction, or its rules refuse it. */
export const STUCK_REASONS = ['tooLarge', 'alreadyEntered', 'refused'] as const;
export type StuckReason = (typeof STUCK_REASONS)[number];

/** The last refusal of a list's head. It holds while the entry is the head, and as it was. */
const stuckHead = z.object({
  competitionId: z.string(),
  list: z.string(),
  entryId: z.string(),
  version: z.number(),
  reason: z.enum(STUCK_REASONS),
});

export type StuckHead = z.output<typeof stuckHead>;

export async function recordStuckHead(stuck: StuckHead, now: Date): Promise<void> {
  const key = stuckHeadKey(stuck.competitionId, stuck.list);
  await putItem({ ...key, type: 'stuckHead', ...stuck, at: now.toISOString() });
}

/** The last refusal in each list, whether it holds still or not. */
export async function refusedHeads(competitionId: string): Promise<StuckHead[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :stuck',
    ExpressionAttributeValues: { ':stuck': stuckHeadsPartition(competitionId) },
    ConsistentRead: true,
  });
  return items.map((item) => stuckHead.parse(item));
}
