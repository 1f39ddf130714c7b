import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as moves from '../../functions/store/entering/dateChange/repository.ts';
import type { FamilyMove, StoredMove } from '../../functions/store/entering/dateChange/storedMove.ts';
import { documentClient } from '../../functions/platform/table/client.ts';
import { tableName } from '../../functions/platform/table/read.ts';

/** The reads about a competition whose first day moved, with one family to notify. */
export async function movePatterns({ id }: { readonly id: string }, accountId: string, now: Date) {
  const days = { startDate: '2027-03-01', endDate: '2027-03-02' };
  const at = now.toISOString();
  const move: StoredMove = {
    type: 'move',
    id: 'move',
    competitionId: id,
    by: accountId,
    at,
    from: days,
    to: days,
    place: null,
    roundBegan: at,
    hasLeft: false,
    told: 0,
    done: false,
  };
  const family: FamilyMove = {
    type: 'familyMove',
    moveId: 'move',
    accountId,
    from: days,
    to: days,
    before: {},
    sentAt: null,
    round: null,
  };
  await documentClient().send(new PutCommand({ TableName: tableName(), Item: moves.dateMoveItem(move) }));
  await moves.planFamilyMove(id, family, null);
  return {
    findMove: () => moves.findMove(id),
    openMoves: () => moves.openMoves([id]),
    saveProgress: () => moves.saveProgress(move, move, 1),
    findFamilyMove: () => moves.findFamilyMove(id, accountId),
    planFamilyMove: () => moves.planFamilyMove(id, { ...family, accountId: 'another' }, null),
    holdFamilyMove: () => moves.holdFamilyMove(id, family, now),
    familyMailsOf: () => moves.familyMailsOf(id),
    endFamilyRound: () => moves.endFamilyRound(id, family, at),
  };
}
