import type { Coach } from '../../../../shared/contract/people/coaches/coaches.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Session } from '../../../platform/http/session.ts';
import { findCoach } from '../../../store/people/coaches/repository.ts';
import type { StoredCoach } from '../../../store/people/coaches/storedCoach.ts';

/** Whether the caller keeps this coach: super administrators all, a head coach those of the own rink. */
export function keepsCoach(session: Session, { rinkIds }: Pick<StoredCoach, 'rinkIds'>): boolean {
  if (session.role === 'SUPER_ADMIN') return true;
  return session.role === 'HEAD_COACH' && session.rinkId !== null && rinkIds.includes(session.rinkId);
}

/** @throws {ApiError} Forbidden where a head coach would change the coach's place at another rink */
export function requireMyRinks(session: Session, before: readonly string[], after: readonly string[]): void {
  if (session.role === 'SUPER_ADMIN') return;
  const changed = [
    ...before.filter((rinkId) => !after.includes(rinkId)),
    ...after.filter((rinkId) => !before.includes(rinkId)),
  ];
  if (changed.some((rinkId) => rinkId !== session.rinkId)) throw new ApiError('Forbidden');
}

/**
 * A coach that the caller keeps, in the version that was read.
 * @throws {ApiError} NotFound, also for a merged duplicate; Forbidden; VersionConflict
 */
export async function getKeptCoach(session: Session, coachId: string, version: number): Promise<StoredCoach> {
  const coach = await findCoach(coachId);
  if (!coach || coach.state === 'merged') throw new ApiError('NotFound');
  if (!keepsCoach(session, coach)) throw new ApiError('Forbidden');
  if (coach.version !== version) throw new ApiError('VersionConflict');
  return coach;
}

/** A coach as its keepers see it. */
export function shownCoach({ state, accountId, ...coach }: StoredCoach): Coach {
  const account = accountId === null ? (coach.invitedAt === null ? 'none' : 'invited') : 'linked';
  return { ...coach, state: state === 'awaiting' ? 'awaiting' : 'confirmed', account };
}
