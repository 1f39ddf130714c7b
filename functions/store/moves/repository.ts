import { getItem, getItems } from '../../platform/table/read.ts';
import { IS_NEW, isWritten, putItem, updateItem } from '../../platform/table/writes.ts';
import { familyMoveKey, moveKey } from '../keys.ts';
import { familyMove, storedMove, type FamilyMove, type StoredMove } from './storedMove.ts';

/** The last move of a competition's first day; null when it never moved. */
export async function findMove(competitionId: string): Promise<StoredMove | null> {
  const item = await getItem(moveKey(competitionId));
  return item ? storedMove.parse(item) : null;
}

/** The unfinished moves of these competitions. */
export async function openMoves(competitionIds: readonly string[]): Promise<StoredMove[]> {
  const items = await getItems(competitionIds.map(moveKey));
  return items.map((item) => storedMove.parse(item)).filter(({ done }) => !done);
}

export function moveItem(move: StoredMove) {
  return { ...moveKey(move.competitionId), ...move };
}

/**
 * Stores a move's progress, unless a newer move has replaced it.
 * @param notified number of families notified since the move was read
 */
export async function saveProgress(
  { id, competitionId }: StoredMove,
  { place, roundBegan, hasLeft, done }: Pick<StoredMove, 'place' | 'roundBegan' | 'hasLeft' | 'done'>,
  notified: number,
): Promise<void> {
  const update = updateItem(moveKey(competitionId), {
    update: 'SET place = :place, roundBegan = :began, hasLeft = :left, done = :done ADD told :told',
    condition: 'id = :id',
    values: {
      ':place': place,
      ':began': roundBegan,
      ':left': hasLeft,
      ':done': done,
      ':told': notified,
      ':id': id,
    },
  });
  await isWritten(update);
}

/** The last mail that a family got or is about to get; null before the first. */
export async function findFamilyMove(competitionId: string, accountId: string): Promise<FamilyMove | null> {
  const item = await getItem(familyMoveKey(competitionId, accountId));
  return item ? familyMove.parse(item) : null;
}

/**
 * Stores what a family's mail will compare with, before any of its entries changes.
 * @param earlier the stored one that was read
 * @returns false when a concurrent call has replaced it
 */
export async function planFamilyMove(
  competitionId: string,
  plan: FamilyMove,
  earlier: FamilyMove | null,
): Promise<boolean> {
  const condition = earlier
    ? {
        condition: 'moveId = :earlier AND sentAt = :sent',
        values: { ':earlier': earlier.moveId, ':sent': earlier.sentAt },
      }
    : { condition: IS_NEW };
  return isWritten(putItem({ ...familyMoveKey(competitionId, plan.accountId), ...plan }, condition));
}

/**
 * Claims a family's mail before it is sent, so that concurrent calls send it once.
 * @returns whether this call is to send it
 */
export async function claimFamilyMove(
  competitionId: string,
  { accountId, moveId }: FamilyMove,
  now: Date,
): Promise<boolean> {
  return replaceSentAt(competitionId, { accountId, moveId }, null, now.toISOString());
}

/** Returns a claimed mail that was refused, so that the next round sends it. */
export async function releaseFamilyMove(
  competitionId: string,
  { accountId, moveId }: FamilyMove,
  now: Date,
): Promise<void> {
  await replaceSentAt(competitionId, { accountId, moveId }, now.toISOString(), null);
}

/** Records that this round is finished for a family. */
export async function endFamilyRound(
  competitionId: string,
  { accountId, moveId }: FamilyMove,
  round: string,
): Promise<void> {
  const update = updateItem(familyMoveKey(competitionId, accountId), {
    update: 'SET round = :round',
    condition: 'moveId = :move',
    values: { ':round': round, ':move': moveId },
  });
  await isWritten(update);
}

function replaceSentAt(
  competitionId: string,
  { accountId, moveId }: Pick<FamilyMove, 'accountId' | 'moveId'>,
  before: string | null,
  after: string | null,
): Promise<boolean> {
  const update = updateItem(familyMoveKey(competitionId, accountId), {
    update: 'SET sentAt = :after',
    condition: 'moveId = :move AND sentAt = :before',
    values: { ':after': after, ':move': moveId, ':before': before },
  });
  return isWritten(update);
}
