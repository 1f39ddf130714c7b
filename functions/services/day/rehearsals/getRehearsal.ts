import type { DataOf } from '../../../../shared/contract/types.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { findRehearsal } from '../../../store/day/rehearsals/repository.ts';
import { publishedPlan, skatedPlan } from '../../planning/published/publishedPlans.ts';
import { shownRehearsal } from './shownRehearsal.ts';

/** @throws {ApiError} NotFound for an unknown competition */
export async function getRehearsal(competitionId: string): Promise<DataOf<'getRehearsal'>> {
  const [rehearsal, published] = await Promise.all([
    findRehearsal(competitionId),
    publishedPlan(competitionId),
    getCompetition(competitionId),
  ]);
  const plan = published && skatedPlan(published);
  const blocks = plan?.blocks.filter(({ flightId }) => flightId !== undefined) ?? [];
  const days = [...Map.groupBy(blocks, ({ date }) => date)].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    rehearsal: rehearsal && shownRehearsal(rehearsal),
    days: days.map(([date, own]) => ({ date, flights: own.length })),
  };
}
