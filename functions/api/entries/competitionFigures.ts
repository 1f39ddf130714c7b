import { entrySums } from '../../../shared/domain/capacity/entryCounts.ts';
import { findCompetition } from '../../store/competitions/repository.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { eventCounters } from '../../store/capacity/counters.ts';
import { capacityItemsOf } from '../../store/capacity/repository.ts';

/** Sums of the events' counters. What a competition takes is nothing that a head coach needs to know. */
export const competitionFigures: Handler<'competitionFigures'> = async ({ params, session }) => {
  const { competitionId } = params;
  const [competition, items] = await Promise.all([
    findCompetition(competitionId),
    capacityItemsOf(competitionId),
  ]);
  if (!competition) throw new ApiError('NotFound');
  const sums = entrySums(eventCounters(items).map(({ counts }) => counts));
  const money = session.role === 'HEAD_COACH' ? { charged: null, paid: null } : {};
  return { data: { ...sums, ...money, currency: competition.currency } };
};
