import { findCompetition } from '../competitions/repository.ts';
import { formOfVersion } from '../forms/formOfVersion.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { moveInList } from '../waiting/moveInList.ts';
import { promote } from '../waiting/promote.ts';
import { waitingLists } from '../waiting/waitingLists.ts';

/** Whoever comes to the head by it, and fits, gets the place at once. */
export const moveWaiting: Handler<'moveWaiting'> = async ({ params, body, session, now }) => {
  const { competitionId } = params;
  const competition = await findCompetition(competitionId);
  const form = competition && (await formOfVersion(competition.formId, competition.formVersion));
  if (!form) throw new ApiError('NotFound');
  await moveInList(competitionId, { ...body, by: session.id, now });
  await promote(competitionId, now);
  return { data: await waitingLists(competitionId, form) };
};
