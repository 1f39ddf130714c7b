import type { PaperFacts } from '../../../shared/domain/schedule/papers/paper.ts';
import { awardsOf } from '../../store/awards/repository.ts';
import { judgingRulesOf } from '../../store/judgingRules/repository.ts';

/** Which places have a medal of their own, and how many medals more are ordered. */
export async function medalRulesOf(competitionId: string): Promise<NonNullable<PaperFacts['medals']>> {
  const [{ rules }, { sparePercent }] = await Promise.all([
    judgingRulesOf(competitionId),
    awardsOf(competitionId),
  ]);
  return { lastPlace: rules.lastPlace, sparePercent };
}
