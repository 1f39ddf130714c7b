import { findCompetition } from '../competitions/repository.ts';
import { formOfVersion } from '../forms/formOfVersion.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { waitingLists } from '../waiting/waitingLists.ts';

export const listWaiting: Handler<'listWaiting'> = async ({ params: { competitionId } }) => {
  const competition = await findCompetition(competitionId);
  const form = competition && (await formOfVersion(competition.formId, competition.formVersion));
  if (!form) throw new ApiError('NotFound');
  return { data: await waitingLists(competitionId, form) };
};
