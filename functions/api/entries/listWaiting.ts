import { findCompetition } from '../../store/competitions/repository.ts';
import { formOfVersion } from '../../store/forms/formOfVersion.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/exchange.ts';
import { waitingLists } from '../../services/entries/waitlist/waitingLists.ts';

export const listWaiting: Handler<'listWaiting'> = async ({ params: { competitionId } }) => {
  const competition = await findCompetition(competitionId);
  const form = competition && (await formOfVersion(competition.formId, competition.formVersion));
  if (!form) throw new ApiError('NotFound');
  return { data: await waitingLists(competitionId, form) };
};
