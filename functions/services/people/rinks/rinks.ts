import type { RinkRecord } from '../../../../shared/contract/people/rinks/rinkRecord.ts';
import { changesBetween } from '../../../../shared/domain/core/history/changesBetween.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { historyWrite } from '../../../store/core/history/changeRecord.ts';
import * as store from '../../../store/people/rinks/repository.ts';
import { newRink } from '../../../store/people/rinks/rink.ts';
import { usesOf } from './namedUses.ts';

/** @throws {ApiError} ValidationFailed (name, AlreadyExist) if the country has a rink of this name */
export async function createRink({ body, session, now }: Request<'createRink'>): Promise<RinkRecord> {
  const rink = newRink(body, now);
  const of = { subject: 'rink', id: rink.id } as const;
  await store.storeRink(rink, [historyWrite({ of, action: 'created', by: session.id, at: now })]);
  return rink;
}

/**
 * Changes a rink. A rink saved without a change keeps its version and gets no history record.
 * @throws {ApiError} NotFound; VersionConflict; ValidationFailed (name, AlreadyExist)
 */
export async function updateRink({ params, body, session, now }: Request<'updateRink'>): Promise<RinkRecord> {
  const before = await getRink(params.rinkId, body.version);
  const after = { ...before, ...body };
  if (changesBetween(before, after).length === 0) return before;
  after.version = before.version + 1;

  const action = before.active === after.active ? 'changed' : after.active ? 'activated' : 'deactivated';
  const of = { subject: 'rink', id: before.id } as const;
  const record = historyWrite({ of, action, by: session.id, at: now, before, after });
  await store.replaceRink(before, after, [record]);
  return after;
}

/**
 * Deletes a rink without uses; a used one can only be deactivated.
 * @throws {ApiError} NotFound; VersionConflict; RinkInUse with the first page of its uses
 */
export async function deleteRink({ params, body, session, now }: Request<'deleteRink'>): Promise<void> {
  const rink = await getRink(params.rinkId, body.version);
  const of = { subject: 'rink', id: rink.id } as const;
  try {
    await store.removeRink(rink, [historyWrite({ of, action: 'deleted', by: session.id, at: now })]);
  } catch (error) {
    if (!(error instanceof store.RinkConflict)) throw error;
    await getRink(rink.id, body.version);
    throw new ApiError('RinkInUse', { uses: (await usesOf(rink.id)).data });
  }
}

async function getRink(rinkId: string, version: number): Promise<RinkRecord> {
  const rink = await store.findRink(rinkId);
  if (!rink) throw new ApiError('NotFound');
  if (rink.version !== version) throw new ApiError('VersionConflict');
  return rink;
}
