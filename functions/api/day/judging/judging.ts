import type { Handler } from '../../../platform/http/requestContext.ts';
import * as rules from '../../../services/planning/panels/judgingRules.ts';

export const getJudgingRules: Handler<'getJudgingRules'> = async ({ params }) => ({
  data: await rules.getJudgingRules(params.competitionId),
});

export const updateJudgingRules: Handler<'updateJudgingRules'> = async (request) => ({
  data: await rules.updateJudgingRules(request),
});
