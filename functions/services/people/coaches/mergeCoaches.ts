import { ulid } from 'ulidx';
import { MAX_COACH_RINKS, type Coach } from '../../../../shared/contract/people/coaches/coaches.ts';
import { CERTIFICATES } from '../../../../shared/contract/core/planningWords.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { transact } from '../../../platform/table/transaction.ts';
import { coachWrites } from '../../../store/people/coaches/coachWrites.ts';
import { coachMergeWrite, findCoachMerge, undoneMergeWrite } from '../../../store/people/coaches/merges.ts';
import { coachesById } from '../../../store/people/coaches/repository.ts';
import type { StoredCoach } from '../../../store/people/coaches/storedCoach.ts';
import { historyWrite } from '../../../store/core/history/changeRecord.ts';
import { getKeptCoach, keepsCoach, shownCoach } from './coachRights.ts';

/**
 * Merges duplicates into a coach, all or none. The coach gets what it lacks: number, contacts, rinks, certificates.
 * Entries keep the id that they name; it stands for this coach from now on.
 * @throws {ApiError} NotFound; Forbidden; VersionConflict; ValidationFailed: doubles MustValid for the coach
 * itself, MustEnabled for one with an account, MustWithin for too many rinks
 */
export async function mergeCoaches({
  params,
  body,
  session,
  now,
}: Request<'mergeCoaches'>): Promise<{ readonly mergeId: string; readonly coach: Coach }> {
  const duplicatesSent = [...new Map(body.doubles.map((duplicate) => [duplicate.id, duplicate])).values()];
  if (duplicatesSent.some(({ id }) => id === params.coachId)) throw wrongField('doubles', 'MustValid');
  const [kept, ...duplicates] = await Promise.all([
    getKeptCoach(session, params.coachId, body.version),
    ...duplicatesSent.map(({ id, version }) => getKeptCoach(session, id, version)),
  ]);
  if (duplicates.some(({ accountId }) => accountId !== null)) throw wrongField('doubles', 'MustEnabled');
  const merged = mergedCoach(kept, duplicates);
  if (merged.rinkIds.length > MAX_COACH_RINKS) throw wrongField('doubles', 'MustWithin');

  const mergeId = ulid(now.getTime());
  const changes = [
    { before: kept, after: nextVersion(kept, merged, now) },
    ...duplicates.map((before) => ({
      before,
      after: nextVersion(before, { ...before, state: 'merged', mergedInto: kept.id }, now),
    })),
  ] as const;
  await transact([
    ...coachWrites(...changes),
    coachMergeWrite(kept.id, mergeId, { before: [kept, ...duplicates] }),
    historyWrite({
      of: { subject: 'coach', id: kept.id },
      action: 'merged',
      by: session.id,
      at: now,
      before: kept,
      after: merged,
    }),
  ]);
  return { mergeId, coach: shownCoach(changes[0].after) };
}

/**
 * Undoes a merge, all or none, and once. Every coach is as it was before; entries follow by the ids they name.
 * @throws {ApiError} NotFound; Forbidden; VersionConflict where a coach has changed since
 */
export async function undoCoachMerge({
  params,
  session,
  now,
}: Request<'undoCoachMerge'>): Promise<{ readonly count: number }> {
  const merge = await findCoachMerge(params.coachId, params.mergeId);
  if (!merge || merge.undone) throw new ApiError('NotFound');
  if (!merge.before.every((coach) => keepsCoach(session, coach))) throw new ApiError('Forbidden');
  const stored = await coachesById(
    merge.before.map(({ id }) => id),
    true,
  );
  const changes = merge.before.map((earlier) => {
    const before = stored.get(earlier.id);
    if (before?.version !== earlier.version + 1) throw new ApiError('VersionConflict');
    return { before, after: nextVersion(before, earlier, now) };
  });
  const of = { subject: 'coach', id: params.coachId } as const;
  await transact([
    undoneMergeWrite(params.coachId, params.mergeId),
    ...coachWrites(...changes),
    historyWrite({ of, action: 'restored', by: session.id, at: now }),
  ]);
  return { count: changes.length - 1 };
}

const nextVersion = (before: StoredCoach, after: StoredCoach, now: Date): StoredCoach => ({
  ...after,
  changedAt: now.toISOString(),
  version: before.version + 1,
});

/** The coach that is kept, with what only its duplicates have. */
function mergedCoach(kept: StoredCoach, duplicates: readonly StoredCoach[]): StoredCoach {
  const all = [kept, ...duplicates];
  const first = (field: 'professional' | 'email' | 'phone') =>
    all.map((coach) => coach[field]).find((value) => value !== null) ?? null;
  return {
    ...kept,
    professional: first('professional'),
    email: first('email'),
    phone: first('phone'),
    certificates: CERTIFICATES.flatMap((name) => {
      const held = all.flatMap(({ certificates }) =>
        certificates.filter(({ certificate }) => certificate === name),
      );
      return held.slice(0, 1);
    }),
    rinkIds: [...new Set(all.flatMap(({ rinkIds }) => rinkIds))],
    state: all.some(({ state }) => state === 'confirmed') ? 'confirmed' : 'awaiting',
    mergedIds: [...kept.mergedIds, ...duplicates.flatMap(({ id, mergedIds }) => [id, ...mergedIds])],
  };
}
