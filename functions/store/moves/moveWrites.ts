import { ulid } from 'ulidx';
import type { StoredCompetition } from '../competitions/repository.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import { tableName } from '../../platform/table/read.ts';
import type { TransactItem } from '../../platform/table/transaction.ts';
import { findMove, moveItem } from './repository.ts';

/**
 * What the transaction of a changed competition carries where its first day moves: whose ages, remarks and
 * families are looked after from then on (continueMoves). Nothing where the day stays.
 */
export async function moveWrites(
  before: StoredCompetition,
  { id: competitionId, startDate, endDate }: StoredCompetition,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<TransactItem[]> {
  if (before.startDate === startDate) return [];
  const earlier = await findMove(competitionId);
  // Who was not reached by a move that is still under way knows the days before it.
  const from =
    earlier && !earlier.done ? earlier.from : { startDate: before.startDate, endDate: before.endDate };
  const Item = moveItem({
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
  const condition = earlier
    ? { ConditionExpression: 'id = :earlier', ExpressionAttributeValues: { ':earlier': earlier.id } }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
  return [
    {
      write: { Put: { TableName: tableName(), Item, ...condition } },
      refusal: () => new ApiError('VersionConflict'),
    },
  ];
}
