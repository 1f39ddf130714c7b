import * as z from 'zod/mini';
import { heldOutboxFields } from '../../../platform/outbox/outboxItem.ts';
import { getItem, getItems, queryAll, type Item } from '../../../platform/table/read.ts';
import { IS_NEW, isWritten, putItem, updateItem } from '../../../platform/table/writes.ts';
import { familyMoveKey, FAMILY_MOVE_PREFIX, moveKey } from '../../keys.ts';
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

export function dateMoveItem(move: StoredMove) {
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

const familyMail = z.pick(familyMove, { moveId: true, sentAt: true, outbox: true });

/** How far the mail of each family is that a competition's moves have reached. */
export async function familyMailsOf(competitionId: string): Promise<z.output<typeof familyMail>[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :moves AND begins_with(sk, :families)',
    ExpressionAttributeValues: { ':moves': moveKey(competitionId).pk, ':families': FAMILY_MOVE_PREFIX },
    ProjectionExpression: 'moveId, sentAt, outbox',
    ConsistentRead: true,
  });
  return items.map((item) => familyMail.parse(item));
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
  const isAsRead = earlier?.outbox ? 'outbox = :outbox' : 'attribute_not_exists(outbox)';
  const condition = earlier
    ? {
        condition: `moveId = :earlier AND sentAt = :sent AND ${isAsRead}`,
        values: {
          ':earlier': earlier.moveId,
          ':sent': earlier.sentAt,
          ...(earlier.outbox && { ':outbox': earlier.outbox }),
        },
      }
    : { condition: IS_NEW };
  return isWritten(putItem({ ...familyMoveKey(competitionId, plan.accountId), ...plan }, condition));
}

/** The outbox's kind of mails about moved days. */
export const MOVE_MAIL = 'moveMail';

/**
 * Makes a family's mail an item of the outbox that the caller sends at once, when its entries are updated.
 * @returns the item; null where it is sent or on its way
 */
export async function holdFamilyMove(
  competitionId: string,
  plan: FamilyMove,
  now: Date,
): Promise<Item | null> {
  const key = familyMoveKey(competitionId, plan.accountId);
  const { outbox, gsi1pk, gsi1sk } = heldOutboxFields({ ...key, competitionId }, MOVE_MAIL, now);
  const update = updateItem(key, {
    update: 'SET competitionId = :competition, outbox = :outbox, gsi1pk = :list, gsi1sk = :place',
    condition: 'moveId = :move AND sentAt = :unsent AND attribute_not_exists(outbox)',
    values: {
      ':competition': competitionId,
      ':outbox': outbox,
      ':list': gsi1pk,
      ':place': gsi1sk,
      ':move': plan.moveId,
      ':unsent': null,
    },
  });
  return (await isWritten(update)) ? { ...key, ...plan, competitionId, outbox } : null;
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
