import type { Handler } from '../../../platform/http/requestContext.ts';
import { continueMoveOf } from '../../../services/entering/dateChange/continueMoves.ts';
import { countAffected } from '../../../services/entering/dateChange/countAffected.ts';

export const previewMove: Handler<'previewMove'> = async ({ params }) => ({
  data: await countAffected(params.competitionId),
});

export const continueMove: Handler<'continueMove'> = async ({ params, now }) => ({
  data: await continueMoveOf(params.competitionId, now),
});
