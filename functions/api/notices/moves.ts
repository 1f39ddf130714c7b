import type { Handler } from '../../platform/http/requestContext.ts';
import { continueMoveOf } from '../../services/moves/continueMoves.ts';
import { countAffected } from '../../services/moves/countAffected.ts';

export const previewMove: Handler<'previewMove'> = async ({ params }) => ({
  data: await countAffected(params.competitionId),
});

export const continueMove: Handler<'continueMove'> = async ({ params, now }) => ({
  data: await continueMoveOf(params.competitionId, now),
});
