import type {
  EventResult,
  ResultList,
  TeamPoints,
} from '../../../../shared/contract/day/results/publicResults.ts';
import {
  eventResult,
  resultList,
  withUnscheduledFlights,
} from '../../../../shared/domain/day/results/postedResults.ts';
import type { PublishedSkater } from '../../../../shared/domain/planning/published/publicBlocks.ts';
import type { PublishedPlan } from '../../../../shared/domain/planning/published/publishedPlan.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { getCompetition, type StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { resultsOfCompetition, resultsOfEvent } from '../../../store/day/results/repository.ts';
import type { ResultWithVersion } from '../../../store/day/results/storedResults.ts';
import { eventsOf, formOf } from '../../planning/published/loadSchedule.ts';
import { publishedPlan } from '../../planning/published/publishedPlans.ts';
import { publishedSkaters } from '../../planning/published/publishedSkaters.ts';
import { postedResultsOf, countRinks } from './postedResults.ts';

/*
 * Everybody may see posted results only: places and points without marks. Names are looked up with every reading, as
 * the guardians have them published at that moment.
 */

/** @throws {ApiError} NotFound for an unknown competition */
export async function loadResultList(competitionId: string): Promise<ResultList> {
  const { competition, plan, events, skaters, results } = await loadPostedEvents(competitionId);
  const posted = postedResultsOf(results);
  const hasResult = new Set(posted.map(({ eventId }) => eventId));
  const scheduled = new Set(plan.flights.map(({ eventId }) => eventId));
  return {
    competition: headOf(competition, plan),
    cancelledEvents: events
      .filter(({ id, isCancelled }) => isCancelled && scheduled.has(id) && !hasResult.has(id))
      .map(({ id, format, level }) => ({ id, format, level })),
    ...resultList(plan, posted, {
      // A cancelled event has no results to come.
      events: events.filter(({ id, isCancelled }) => !isCancelled || hasResult.has(id)),
      skaters,
    }),
  };
}

/** @throws {ApiError} NotFound for an unknown competition or event */
export async function loadEventResult(competitionId: string, eventId: string): Promise<EventResult> {
  const { plan, events, skaters, results } = await loadPostedEvents(competitionId, () =>
    resultsOfEvent(competitionId, eventId),
  );
  const event = events.find(({ id }) => id === eventId);
  if (!event) throw new ApiError('NotFound');
  return eventResult(plan, postedResultsOf(results), { event, skaters });
}

/** @throws {ApiError} NotFound for an unknown competition */
export async function loadTeamPoints(competitionId: string): Promise<TeamPoints> {
  const { competition, plan, events, skaters, results } = await loadPostedEvents(competitionId);
  const { rinks, eventIds } = await countRinks(postedResultsOf(results), skaters, 'everybody');
  return {
    competition: headOf(competition, plan),
    events: events
      .filter(({ id }) => eventIds.has(id))
      .map(({ id, format, level }) => ({ id, format, level })),
    rinks,
  };
}

interface PostedEvents {
  readonly competition: StoredCompetition;
  readonly plan: PublishedPlan;
  readonly events: ReturnType<typeof eventsOf>;
  readonly skaters: ReadonlyMap<string, PublishedSkater>;
  readonly results: readonly ResultWithVersion[];
}

const EMPTY_PLAN: PublishedPlan = { flights: [], blocks: [] };

async function loadPostedEvents(
  competitionId: string,
  readResults: () => Promise<readonly ResultWithVersion[]> = () => resultsOfCompetition(competitionId),
): Promise<PostedEvents> {
  const [competition, published, results] = await Promise.all([
    getCompetition(competitionId),
    publishedPlan(competitionId),
    readResults(),
  ]);
  const form = await formOf(competition);
  const hasPosted = results.some(({ result }) => result.posted !== null);
  return {
    competition,
    plan: withUnscheduledFlights(
      published?.plan ?? EMPTY_PLAN,
      results.map(({ result }) => result),
    ),
    events: eventsOf(form),
    skaters: hasPosted ? await publishedSkaters(competition, form) : new Map(),
    results,
  };
}

const headOf = ({ name, accent, timeZone }: StoredCompetition, { blocks }: PublishedPlan) => ({
  name,
  accent,
  timeZone,
  days: [...new Set(blocks.map(({ date }) => date))].sort(),
});
