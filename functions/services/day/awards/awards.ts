import type { Awards } from '../../../../shared/contract/day/results/awards.ts';
import { medalsToOrder } from '../../../../shared/domain/day/awards/medals.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { awardsOf, replaceAwards } from '../../../store/day/awards/repository.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { judgingRulesOf } from '../../../store/entering/judgingRules/repository.ts';
import { draftFlightsOf } from '../../../store/planning/draft/draftFlightsRepository.ts';
import { eventsOf, formOf } from '../../planning/published/loadSchedule.ts';
import { announcedSkaters } from '../../entering/duplicates/announcedSkaters.ts';
import { publishedPlan } from '../../planning/published/publishedPlans.ts';

/**
 * The medals that the flights of a competition can need, event by event, beside what was ordered.
 * @throws {ApiError} NotFound for an unknown competition
 */
export async function loadAwards(competitionId: string): Promise<Awards> {
  const [competition, published, stored, { rules }, skaters] = await Promise.all([
    getCompetition(competitionId),
    publishedPlan(competitionId),
    awardsOf(competitionId),
    judgingRulesOf(competitionId),
    announcedSkaters(competitionId),
  ]);
  const events = eventsOf(await formOf(competition));
  const eventIds = events.map((event) => event.id);
  const flights = published?.plan.flights ?? (await flightsOfDraft(competitionId, eventIds));
  const sized = flights
    .map(({ eventId, programmes }) => ({
      eventId,
      // Skaters who withdrew since need no medal.
      sizes: programmes.flatMap((programme) => skaters.get(programme)?.people.length ?? []),
    }))
    .filter(({ sizes }) => sizes.length > 0);
  const byEvent = Map.groupBy(sized, ({ eventId }) => eventId);
  const medalsOf = (own: typeof sized) =>
    medalsToOrder(
      own.map(({ sizes }) => sizes),
      rules.lastPlace,
    );
  const { id, name, timeZone, state } = competition;
  return {
    competition: { id, name, timeZone, isArchived: state === 'archived' },
    ...stored,
    source: sized.length === 0 ? 'none' : published ? 'published' : 'draft',
    events: events.flatMap(({ id: eventId, format, level }) => {
      const own = byEvent.get(eventId);
      return own ? [{ eventId, format, level, flights: own.length, medals: medalsOf(own) }] : [];
    }),
    medals: medalsOf(sized),
  };
}

async function flightsOfDraft(competitionId: string, eventIds: readonly string[]) {
  const { events } = await draftFlightsOf(competitionId, eventIds);
  return events.flatMap(({ eventId, flights }) => flights.map((flight) => ({ ...flight, eventId })));
}

/** @throws {ApiError} NotFound; VersionConflict; CompetitionArchived; Busy */
export async function saveAwards({
  params: { competitionId },
  body,
  session,
  now,
}: Request<'updateAwards'>): Promise<{ version: number }> {
  const [before] = await Promise.all([awardsOf(competitionId), getCompetition(competitionId)]);
  if (before.version !== body.version) throw new ApiError('VersionConflict');
  const { sparePercent, background, ordered } = body;
  const isSameOrder = ordered !== null && ordered.join() === before.ordered?.medals.join();
  const order = ordered && { at: now.toISOString(), by: session.name, medals: ordered };
  const version = before.version + 1;
  await replaceAwards(competitionId, before, {
    version,
    sparePercent,
    background,
    ordered: isSameOrder ? before.ordered : order,
  });
  return { version };
}
