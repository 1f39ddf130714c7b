import type { PrintoutFacts } from '../../../../shared/domain/day/printouts/printoutFacts.ts';
import { awardsOf } from '../../../store/day/awards/repository.ts';
import { judgingRulesOf } from '../../../store/entering/judgingRules/repository.ts';

/** Which places have a medal of their own, and how many medals more are ordered. */
export async function medalRulesOf(competitionId: string): Promise<NonNullable<PrintoutFacts['medals']>> {
  const [{ rules }, { sparePercent }] = await Promise.all([
    judgingRulesOf(competitionId),
    awardsOf(competitionId),
  ]);
  return { lastPlace: rules.lastPlace, sparePercent };
}
