import * as z from 'zod/mini';
import { mapInParallel } from '../../../platform/runInParallel.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Key } from '../../../platform/table/key.ts';
import { getItem, queryAll } from '../../../platform/table/read.ts';
import { transact } from '../../../platform/table/transaction.ts';
import {
  createWrite,
  deleteWrite,
  isWritten,
  putItem,
  putWrite,
  updateItem,
  updateWrite,
} from '../../../platform/table/writes.ts';
import { codeHashKey } from '../codes/keys.ts';
import { competitionItem, type StoredCompetition } from '../../entering/competitions/repository.ts';
import { competitionKey } from '../../keys.ts';
import { rehearsalKey } from './keys.ts';

const storedRehearsal = z.object({
  type: z.literal('rehearsal'),
  /** Of the competition that is rehearsed. */
  competitionId: z.string(),
  /** The copy's. */
  id: z.string(),
  /** The day of the schedule that is played, and the venue's day on which. */
  plays: z.string(),
  date: z.string(),
  pace: z.object({ factor: z.number(), from: z.number(), at: z.number() }),
  /** In which its marks and results are. */
  flightIds: z.array(z.string()),
  programmes: z.number(),
  by: z.string(),
  createdAt: z.string(),
  state: z.enum(['making', 'ready', 'deleting']),
});

export type StoredRehearsal = z.output<typeof storedRehearsal>;

/** Null where a competition has none. */
export async function findRehearsal(competitionId: string): Promise<StoredRehearsal | null> {
  const item = await getItem(rehearsalKey(competitionId));
  return item ? storedRehearsal.parse(item) : null;
}

/** @throws {ApiError} RehearsalExists: a competition has one at a time */
export async function storeNewRehearsal(rehearsal: StoredRehearsal): Promise<void> {
  await putItem(
    { ...rehearsalKey(rehearsal.competitionId), ...rehearsal },
    {
      // Sent again because its answer got lost, it finds itself.
      condition: 'attribute_not_exists(pk) OR id = :id',
      values: { ':id': rehearsal.id },
      onConflict: () => new ApiError('RehearsalExists'),
    },
  );
}

/** Below the 100 items and 4 MB that a transaction takes. */
const ITEMS_PER_CALL = 50;
const CALLS_AT_ONCE = 4;

/** Stores the copied items. Nobody reads them before the competition is stored. */
export async function storeCopy(items: readonly object[]): Promise<void> {
  await inCalls(items, async (some) => transact(some.map((item) => putWrite(item))));
}

/** Stores the copied competition, by which its day can be played. @throws {ApiError} NotFound once it is being deleted */
export async function openRehearsal(
  { competitionId, id }: StoredRehearsal,
  competition: StoredCompetition,
): Promise<void> {
  await transact([
    createWrite(competitionItem(competition)),
    updateWrite(rehearsalKey(competitionId), {
      update: 'SET #state = :ready',
      condition: 'id = :id AND #state = :making',
      names: { '#state': 'state' },
      values: { ':id': id, ':making': 'making', ':ready': 'ready' },
      onConflict: () => new ApiError('NotFound'),
    }),
  ]);
}

/** From now on its day takes no call that changes something. */
export async function beginDeleting({ competitionId, id }: StoredRehearsal): Promise<void> {
  const state = { names: { '#state': 'state' } };
  await isWritten(
    updateItem(rehearsalKey(competitionId), {
      ...state,
      update: 'SET #state = :deleting',
      condition: 'id = :id',
      values: { ':id': id, ':deleting': 'deleting' },
    }),
  );
  await isWritten(
    updateItem(competitionKey(id), {
      ...state,
      update: 'SET #state = :archived',
      condition: 'attribute_exists(pk)',
      values: { ':archived': 'archived' },
    }),
  );
}

/**
 * Deletes what these partitions hold.
 * @param most items of one call
 * @returns how many were deleted; fewer than `most` once nothing is left
 */
export async function deletePartitions(partitions: readonly string[], most: number): Promise<number> {
  let deleted = 0;
  for (let start = 0; start < partitions.length && deleted < most; start += CALLS_AT_ONCE) {
    const lists = await Promise.all(partitions.slice(start, start + CALLS_AT_ONCE).map(keysIn));
    const keys = lists.flat().slice(0, most - deleted);
    await inCalls(keys, async (some) => transact(some.map((own) => deleteWrite(own))));
    deleted += keys.length;
  }
  return deleted;
}

/** A code is also stored by its hash. */
async function keysIn(partition: string): Promise<Key[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :partition',
    ExpressionAttributeValues: { ':partition': partition },
    ConsistentRead: true,
  });
  return items.flatMap(({ pk, sk, type, hash }) => [
    { pk: String(pk), sk: String(sk) },
    ...(type === 'code' && typeof hash === 'string' ? [codeHashKey(hash)] : []),
  ]);
}

class DeletedBefore extends Error {}

/** Deletes the competition, and with it the rehearsal. One that was deleted before stays so. */
export async function endDeleting({ competitionId, id }: StoredRehearsal): Promise<void> {
  const ofThis = { condition: 'id = :id', values: { ':id': id }, onConflict: () => new DeletedBefore() };
  try {
    await transact([deleteWrite(competitionKey(id)), deleteWrite(rehearsalKey(competitionId), ofThis)]);
  } catch (error) {
    if (!(error instanceof DeletedBefore)) throw error;
  }
}

async function inCalls<Item>(items: readonly Item[], send: (some: Item[]) => Promise<void>): Promise<void> {
  const calls = Array.from({ length: Math.ceil(items.length / ITEMS_PER_CALL) }, (_, index) =>
    items.slice(index * ITEMS_PER_CALL, (index + 1) * ITEMS_PER_CALL),
  );
  await mapInParallel(calls, CALLS_AT_ONCE, send);
}
