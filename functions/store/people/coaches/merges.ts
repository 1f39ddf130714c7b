import * as z from 'zod/mini';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { getItem } from '../../../platform/table/read.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { putWrite, updateWrite } from '../../../platform/table/writes.ts';
import { coachMergeKey } from './keys.ts';
import { storedCoach } from './storedCoach.ts';

const coachMerge = z.object({
  /** The coach that was kept, then its duplicates, as they were before. */
  before: z.array(storedCoach),
  undone: z.boolean(),
});

export type CoachMerge = z.output<typeof coachMerge>;

export async function findCoachMerge(coachId: string, mergeId: string): Promise<CoachMerge | null> {
  const item = await getItem(coachMergeKey(coachId, mergeId));
  return item ? coachMerge.parse(item) : null;
}

/** Stored in the transaction of the merge, so that it can be undone. */
export function coachMergeWrite(
  coachId: string,
  mergeId: string,
  { before }: Pick<CoachMerge, 'before'>,
): TransactItem {
  return putWrite({ ...coachMergeKey(coachId, mergeId), type: 'coachMerge', before, undone: false });
}

/** Marks a merge as undone, once. */
export function undoneMergeWrite(coachId: string, mergeId: string): TransactItem {
  return updateWrite(coachMergeKey(coachId, mergeId), {
    update: 'SET undone = :yes',
    condition: 'undone = :no',
    values: { ':yes': true, ':no': false },
    onConflict: () => new ApiError('NotFound'),
  });
}
