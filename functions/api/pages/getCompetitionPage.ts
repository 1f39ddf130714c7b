import { headTags, withTags } from '../../../shared/domain/sharing/headTags.ts';
import { findCompetition } from '../../store/competitions/repository.ts';
import { withRink } from '../../store/competitions/withRinks.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { applicationDocument } from './applicationDocument.ts';
import { competitionHead } from './competitionHead.ts';

export const getCompetitionPage: Handler<'getCompetitionPage'> = async ({ params, now }) => {
  const [document, competition] = await Promise.all([
    applicationDocument(now),
    findCompetition(params.competitionId),
  ]);
  if (!competition) throw new ApiError('NotFound');
  return withTags(document, headTags(competitionHead(await withRink(competition))));
};
