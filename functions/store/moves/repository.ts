import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { documentClient } from '../../platform/table/client.ts';
import { familyMoveKey, moveKey } from '../keys.ts';
import { getItem, getItems, tableName } from '../../platform/table/read.ts';
import { familyMove, storedMove, type FamilyMove, type StoredMove } from './storedMove.ts';

/** The last move of a competition's first day; null where it never moved. */
export async function findMove(competitionId: string): Promise<StoredMove | null> {
  const item = await getItem(moveKey(competitionId));
  return item ? storedMove.parse(item) : null;
}

/** Those of these competitions whose move has not reached every family yet. */
export async function openMoves(competitionIds: readonly string[]): Promise<StoredMove[]> {
  const items = await getItems(competitionIds.map(moveKey));
  return items.map((item) => storedMove.parse(item)).filter(({ done }) => !done);
}

export function moveItem(move: StoredMove) {
  return { ...moveKey(move.competitionId), ...move };
}

/**
 * Notes how far a move has come, unless another one has taken its place.
 * @param told families written to since it was read
 */
export async function saveProgress(
  { id, competitionId }: StoredMove,
  { place, roundBegan, hasLeft, done }: Pick<StoredMove, 'place' | 'roundBegan' | 'hasLeft' | 'done'>,
  notified: number,
): Promise<void> {
  await succeeded(
    documentClient().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: moveKey(competitionId),
        UpdateExpression:
          'SET place = :place, roundBegan = :began, hasLeft = :left, done = :done ADD told :told',
        ConditionExpression: 'id = :id',
        ExpressionAttributeValues: {
          ':place': place,
          ':began': roundBegan,
          ':left': hasLeft,
          ':done': done,
          ':told': notified,
          ':id': id,
        },
      }),
    ),
  );
}

/** What a family was told last, or is about to be; null for one that was told nothing yet. */
export async function findFamilyMove(competitionId: string, accountId: string): Promise<FamilyMove | null> {
  const item = await getItem(familyMoveKey(competitionId, accountId));
  return item ? familyMove.parse(item) : null;
}

/**
 * Puts on record what a family is about to be told, before anything of its entries changes.
 * @param earlier what stood there
 * @returns false where somebody else did so meanwhile
 */
export async function planFamilyMove(
  competitionId: string,
  plan: FamilyMove,
  earlier: FamilyMove | null,
): Promise<boolean> {
  return succeeded(
    documentClient().send(
      new PutCommand({
        TableName: tableName(),
        Item: { ...familyMoveKey(competitionId, plan.accountId), ...plan },
        ...(earlier
          ? {
              ConditionExpression: 'moveId = :earlier AND sentAt = :sent',
              ExpressionAttributeValues: { ':earlier': earlier.moveId, ':sent': earlier.sentAt },
            }
          : { ConditionExpression: 'attribute_not_exists(pk)' }),
      }),
    ),
  );
}

/** Takes a family's mail before it is sent: of two who try, one sends it. @returns whether it is ours */
export async function claimFamilyMove(
  competitionId: string,
  { accountId, moveId }: FamilyMove,
  now: Date,
): Promise<boolean> {
  return setSent(competitionId, { accountId, moveId }, null, now.toISOString());
}

/** Gives back what mail refused, so that the next round sends it. */
export async function releaseFamilyMove(
  competitionId: string,
  { accountId, moveId }: FamilyMove,
  now: Date,
): Promise<void> {
  await setSent(competitionId, { accountId, moveId }, now.toISOString(), null);
}

/** Notes that nothing is left to do for a family in this round. */
export async function endFamilyRound(
  competitionId: string,
  { accountId, moveId }: FamilyMove,
  round: string,
): Promise<void> {
  await succeeded(
    documentClient().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: familyMoveKey(competitionId, accountId),
        UpdateExpression: 'SET round = :round',
        ConditionExpression: 'moveId = :move',
        ExpressionAttributeValues: { ':round': round, ':move': moveId },
      }),
    ),
  );
}

function setSent(
  competitionId: string,
  { accountId, moveId }: Pick<FamilyMove, 'accountId' | 'moveId'>,
  was: string | null,
  sentAt: string | null,
): Promise<boolean> {
  return succeeded(
    documentClient().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: familyMoveKey(competitionId, accountId),
        UpdateExpression: 'SET sentAt = :sent',
        ConditionExpression: 'moveId = :move AND sentAt = :was',
        ExpressionAttributeValues: { ':sent': sentAt, ':move': moveId, ':was': was },
      }),
    ),
  );
}

/** Whether a conditional write was made. */
async function succeeded(write: Promise<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
