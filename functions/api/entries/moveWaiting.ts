import { findCompetition } from '../../store/competitions/repository.ts';
import { formOfVersion } from '../../store/forms/formOfVersion.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/exchange.ts';
import { moveInList } from '../../services/entries/waitlist/moveInList.ts';
import { promote } from '../../services/entries/waitlist/promote.ts';
import { waitingLists } from '../../services/entries/waitlist/waitingLists.ts';

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
