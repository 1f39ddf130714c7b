import type { Competition } from '../../../shared/contract/competitions/competitions.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Request } from '../../platform/http/requestContext.ts';
import { findCompetition } from '../../store/competitions/repository.ts';
import { STATE_AFTER, changeState, type Action } from './seasons.ts';
import { withRink } from '../../store/competitions/withRinks.ts';

/**
 * Archives a competition or takes it out again, and answers as it is then.
 * @throws {ApiError} NotFound, VersionConflict
 */
export async function changeCompetitionState(
  action: Action,
  { params, body, session, now }: Request<'archiveCompetition' | 'restoreCompetition'>,
): Promise<{ data: Competition }> {
  const stored = await findCompetition(params.competitionId);
  if (!stored) throw new ApiError('NotFound');
  await changeState(action, { id: stored.id, version: body.version }, { by: session.id, at: now });
  return { data: await withRink({ ...stored, state: STATE_AFTER[action], version: body.version + 1 }) };
}
