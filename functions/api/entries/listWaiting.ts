import { findCompetition } from '../../store/competitions/repository.ts';
import { getFormOfVersion } from '../../store/forms/getFormOfVersion.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { readWaitlists } from '../../services/entries/waitlist/readWaitlists.ts';

export const listWaiting: Handler<'listWaiting'> = async ({ params: { competitionId } }) => {
  const competition = await findCompetition(competitionId);
  const form = competition && (await getFormOfVersion(competition.formId, competition.formVersion));
  if (!form) throw new ApiError('NotFound');
  return { data: await readWaitlists(competitionId, form) };
};
