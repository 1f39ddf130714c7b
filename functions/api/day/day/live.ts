import type { Handler } from '../../../platform/http/requestContext.ts';
import { loadLive } from '../../../services/day/running/loadLive.ts';

export const getLive: Handler<'getLive'> = async ({ params, now }) => ({
  data: await loadLive(params.competitionId, now),
});
