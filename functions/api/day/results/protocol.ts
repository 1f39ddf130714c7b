import type { Handler } from '../../../platform/http/requestContext.ts';
import { loadProtocol } from '../../../services/day/results/protocol.ts';

export const getProtocol: Handler<'getProtocol'> = async ({ params, query, now }) => ({
  data: await loadProtocol(params.competitionId, query.copy, now),
});
