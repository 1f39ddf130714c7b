import { entrySums } from '../../shared/domain/entries/entryCounts.ts';
import { findCompetition } from '../competitions/repository.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { eventCounters } from './eventCounters.ts';
import { placesOf } from '../waiting/repository.ts';

/** Sums of the events' counters. What a competition takes is nothing that a head coach needs to know. */
export const competitionFigures: Handler<'competitionFigures'> = async ({ params, session }) => {
  const { competitionId } = params;
  const [competition, items] = await Promise.all([findCompetition(competitionId), placesOf(competitionId)]);
  if (!competition) throw new ApiError('NotFound');
  const sums = entrySums(eventCounters(items).map(({ counts }) => counts));
  const money = session.role === 'HEAD_COACH' ? { charged: null, paid: null } : {};
  return { data: { ...sums, ...money, currency: competition.currency } };
};
