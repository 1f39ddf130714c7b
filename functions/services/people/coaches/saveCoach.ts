import type { Coach } from '../../../../shared/contract/people/coaches/coaches.ts';
import { changesBetween } from '../../../../shared/domain/core/history/changesBetween.ts';
import { wrongField } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { transact } from '../../../platform/table/transaction.ts';
import { coachWrites } from '../../../store/people/coaches/coachWrites.ts';
import { newCoach, type StoredCoach } from '../../../store/people/coaches/storedCoach.ts';
import { historyWrite } from '../../../store/core/history/changeRecord.ts';
import { rinksById } from '../../../store/people/rinks/repository.ts';
import { getKeptCoach, requireMyRinks, shownCoach } from './coachRights.ts';

/**
 * Creates a confirmed coach; a head coach's own rink is added by itself.
 * @throws {ApiError} Forbidden; ValidationFailed: professional AlreadyExist, rinkIds MustExist
 */
export async function createCoach({ body, session, now }: Request<'createCoach'>): Promise<Coach> {
  const own = session.role === 'HEAD_COACH' && session.rinkId !== null ? [session.rinkId] : [];
  const rinkIds = [...new Set([...body.rinkIds, ...own])];
  requireMyRinks(session, [], rinkIds);
  await requireRinks(rinkIds);
  const coach = newCoach({ ...body, rinkIds, state: 'confirmed' }, now);
  await storeCoach(null, coach, session.id, now);
  return shownCoach(coach);
}

/**
 * Changes or confirms a coach. One saved without a change keeps its version.
 * @throws {ApiError} NotFound; Forbidden; VersionConflict; ValidationFailed: professional AlreadyExist, rinkIds
 * MustExist, state MustValid for a confirmed coach
 */
export async function updateCoach({ params, body, session, now }: Request<'updateCoach'>): Promise<Coach> {
  const before = await getKeptCoach(session, params.coachId, body.version);
  requireMyRinks(session, before.rinkIds, body.rinkIds);
  if (before.state === 'confirmed' && body.state === 'awaiting') throw wrongField('state', 'MustValid');
  await requireRinks(body.rinkIds.filter((rinkId) => !before.rinkIds.includes(rinkId)));
  // An invitation went to the address before.
  const isSameAddress = body.email === before.email;
  const after = { ...before, ...body, ...(!isSameAddress && { invitedAt: null }) };
  if (changesBetween(before, after).length === 0) return shownCoach(before);
  return shownCoach(await storeCoach(before, after, session.id, now));
}

/** Stores a coach's next version with its history. */
export async function storeCoach(
  before: StoredCoach | null,
  next: StoredCoach,
  by: string,
  now: Date,
): Promise<StoredCoach> {
  const after = before ? { ...next, changedAt: now.toISOString(), version: before.version + 1 } : next;
  const of = { subject: 'coach', id: after.id } as const;
  const record = before
    ? historyWrite({ of, action: 'changed', by, at: now, before, after })
    : historyWrite({ of, action: 'created', by, at: now });
  await transact([...coachWrites({ before, after }), record]);
  return after;
}

async function requireRinks(rinkIds: readonly string[]): Promise<void> {
  const found = rinkIds.length === 0 ? new Map<string, unknown>() : await rinksById(rinkIds, true);
  if (rinkIds.some((rinkId) => !found.has(rinkId))) throw wrongField('rinkIds', 'MustExist');
}
