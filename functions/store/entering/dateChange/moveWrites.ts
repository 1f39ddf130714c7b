import { ulid } from 'ulidx';
import type { StoredCompetition } from '../competitions/repository.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { createWrite, putWrite } from '../../../platform/table/writes.ts';
import { findMove, dateMoveItem } from './repository.ts';

/**
 * Writes for the transaction of an updated competition: a move, if its first day has changed. Ages, findings
 * and mails to families then follow in services/moves.
 */
export async function moveWrites(
  before: StoredCompetition,
  { id: competitionId, startDate, endDate }: StoredCompetition,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<TransactItem[]> {
  if (before.startDate === startDate) return [];
  const earlier = await findMove(competitionId);
  // Families that an unfinished move has not reached only know the days before it.
  const from =
    earlier && !earlier.done ? earlier.from : { startDate: before.startDate, endDate: before.endDate };
  const item = dateMoveItem({
    type: 'move',
    id: ulid(at.getTime()),
    competitionId,
    by,
    at: at.toISOString(),
    from,
    to: { startDate, endDate },
    place: null,
    roundBegan: at.toISOString(),
    hasLeft: false,
    told: 0,
    done: false,
  });
  const onConflict = () => new ApiError('VersionConflict');
  if (!earlier) return [createWrite(item, onConflict)];
  return [putWrite(item, { condition: 'id = :earlier', values: { ':earlier': earlier.id }, onConflict })];
}
