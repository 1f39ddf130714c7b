import { entrySums } from '../../shared/domain/entries/entryCounts.ts';
import { findCompetition } from '../competitions/repository.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handler } from '../http/exchange.ts';
import { eventCounters } from './eventCounters.ts';
import { placesOf } from '../waiting/repository.ts';

/** Sums of the events' counters. */
export const competitionFigures: Handler<'competitionFigures'> = async ({ params }) => {
  const { competitionId } = params;
  const [competition, items] = await Promise.all([findCompetition(competitionId), placesOf(competitionId)]);
  if (!competition) throw new ApiError('NotFound');
  const sums = entrySums(eventCounters(items).map(({ counts }) => counts));
  return { data: { ...sums, currency: competition.currency } };
};
