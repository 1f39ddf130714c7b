import type { StoredCompetition } from '../../functions/store/entering/competitions/repository.ts';
import * as ice from '../../functions/store/entering/ice/repository.ts';
import { USUAL_RULES } from '../../shared/domain/planning/ice/iceRules.ts';

/** The reads and writes of a competition's ice, with one surface. */
export async function icePatterns(
  competition: StoredCompetition,
  author: { readonly by: string; readonly at: Date },
) {
  const { id: competitionId, startDate: date, endDate } = competition;
  const days = [{ date, opens: '07:00', closes: '21:00' }];
  const surfaces = [{ id: 'a', name: 'Main ice', days }];
  const first: ice.StoredIce = { competitionId, surfaces, rules: USUAL_RULES, version: 1 };
  await ice.replaceIce(null, first, competition, author);
  const longer = { ...first, rules: { ...USUAL_RULES, judges: 5 }, version: 2 };
  return {
    findIce: () => ice.findIce(competitionId),
    replaceIce: () => ice.replaceIce(first, longer, competition, author),
    iceMoveWrites: () =>
      ice.iceMoveWrites(competitionId, competition, { startDate: date, endDate: `${endDate}x` }, author),
  };
}
