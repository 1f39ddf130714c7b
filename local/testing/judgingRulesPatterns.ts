import {
  judgingRulesOf,
  replaceJudgingRules,
} from '../../functions/store/entering/judgingRules/repository.ts';
import { DEFAULT_JUDGING_RULES } from '../../shared/domain/entering/judgingRules/defaultRules.ts';

/** The reads and writes of a competition's judging rules, which were changed once before. */
export async function judgingRulesPatterns(
  competitionId: string,
  author: { readonly by: string; readonly at: Date },
) {
  const defaults = { rules: DEFAULT_JUDGING_RULES, version: 0 };
  const first = { rules: { ...DEFAULT_JUDGING_RULES, isHeldUntilAwards: true }, version: 1 };
  await replaceJudgingRules(competitionId, defaults, first, author);
  const next = { ...defaults, version: 2 };
  return {
    judgingRulesOf: () => judgingRulesOf(competitionId),
    replaceJudgingRules: () => replaceJudgingRules(competitionId, first, next, author),
  };
}
