import { musicOfCompetition } from '../../../store/entering/music/repository.ts';
import { removeMusicFiles } from '../../entering/music/musicObjects.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { rehearsalCodes, rehearsalPartitions } from '../../../store/day/rehearsals/keys.ts';
import {
  beginDeleting,
  deletePartitions,
  endDeleting,
  findRehearsal,
} from '../../../store/day/rehearsals/repository.ts';

/** Of one call, which has ten seconds. */
const MOST_ITEMS = 2_000;
/** A call that makes a rehearsal is over by then, whatever became of it. */
const MAKING_MILLISECONDS = 30_000;

/**
 * Deletes a rehearsal with all that was done in it, piece by piece: first nobody can do anything in it any more, and at
 * last the competition may have another one. What broke off goes on with the next call.
 * @returns whether nothing of it is left; also for one that was deleted before
 * @throws {ApiError} Busy while it is being made
 */
export async function deleteRehearsal({
  params,
  now,
}: Request<'deleteRehearsal'>): Promise<{ isDeleted: boolean }> {
  const { competitionId, rehearsalId } = params;
  const rehearsal = await findRehearsal(competitionId);
  if (rehearsal?.id !== rehearsalId) return { isDeleted: true };
  const age = now.getTime() - Date.parse(rehearsal.createdAt);
  if (rehearsal.state === 'making' && age < MAKING_MILLISECONDS) throw new ApiError('Busy');
  await beginDeleting(rehearsal);
  // The records name the files, so these go first.
  await removeMusicFiles(await musicOfCompetition(rehearsalId), rehearsalId);
  const codes = await deletePartitions([rehearsalCodes(rehearsalId)], MOST_ITEMS);
  const rest = rehearsalPartitions(rehearsalId, rehearsal.flightIds);
  const deleted = codes + (await deletePartitions(rest, MOST_ITEMS - codes));
  // A call that had begun before may have written since: only what was found empty is deleted.
  if (deleted > 0) return { isDeleted: false };
  await endDeleting(rehearsal);
  return { isDeleted: true };
}
