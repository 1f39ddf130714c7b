import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Handler } from '../../../platform/http/requestContext.ts';
import { labelEntries as label } from '../../../services/entering/entries/labels/labelEntries.ts';
import { findCompetition } from '../../../store/entering/competitions/repository.ts';
import { labelsInUse } from '../../../store/entering/entries/labels.ts';

export const listLabels: Handler<'listLabels'> = async ({ params: { competitionId } }) => {
  const [competition, labels] = await Promise.all([
    findCompetition(competitionId),
    labelsInUse(competitionId),
  ]);
  if (!competition) throw new ApiError('NotFound');
  return { data: labels };
};

export const labelEntries: Handler<'labelEntries'> = async ({ params, body, session, now }) => ({
  data: await label({ ...params, ...body, by: session.id, now }),
});
