import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { findCompetition } from '../../store/competitions/repository.ts';
import { withRink } from '../../store/competitions/withRinks.ts';

export const getCompetition: Handler<'getCompetition'> = async ({ params }) => {
  const competition = await findCompetition(params.competitionId);
  if (!competition) throw new ApiError('NotFound');
  return { data: await withRink(competition) };
};
