import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { findCompetition } from './repository.ts';
import { withRink } from './withRinks.ts';

export const getCompetition: Handler<'getCompetition'> = async ({ params }) => {
  const competition = await findCompetition(params.competitionId);
  if (!competition) throw new ApiError('NotFound');
  return { data: await withRink(competition) };
};
