import type { PodiumFlight, Podiums } from '../../../../shared/contract/day/results/awards.ts';
import { versionAwarded } from '../../../../shared/domain/day/awards/medalSteps.ts';
import { canBeAwarded, inOrderOfAnnouncement } from '../../../../shared/domain/day/awards/podium.ts';
import { currentDay } from '../../../../shared/domain/day/running/dayOfPlan.ts';
import { venueSeconds } from '../../../../shared/domain/day/running/venueSeconds.ts';
import {
  blocksOfFlights,
  partsOfFlights,
} from '../../../../shared/domain/planning/published/publishedPlan.ts';
import { timeOfSeconds } from '../../../../shared/domain/core/dates/times.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { dayOf } from '../../../store/day/running/repository.ts';
import { findIce } from '../../../store/entering/ice/repository.ts';
import { resultsOfCompetition } from '../../../store/day/results/repository.ts';
import type { ResultWithVersions } from '../../../store/day/results/storedResults.ts';
import { medalStepsOf } from '../results/medalStepsOf.ts';
import { lostIceOfDay } from '../running/lostIceOfDay.ts';
import { ceremoniesOfDay } from '../running/ceremoniesOfDay.ts';
import { tracksOfDay } from '../running/tracksOfDay.ts';
import { announcedNames } from '../sheets/announcedNames.ts';
import { eventsOf, formOf } from '../../planning/published/loadSchedule.ts';
import { publishedPlan } from '../../planning/published/publishedPlans.ts';

type AnnouncedNames = Awaited<ReturnType<typeof announcedNames>>;

/**
 * Lists the podiums that the announcer calls on a day: run by run when its medals are given, and the places from the last to the first, as
 * soon as their awards can be given.
 * @param wanted the day; without one today, or the nearest day with ice
 * @param readNames as of the last minute; for a paper as they are now
 * @throws {ApiError} NotFound for an unknown competition, and until a schedule is published
 */
export async function listPodiums(
  competitionId: string,
  wanted: string | undefined,
  now: Date,
  readNames: typeof announcedNames = announcedNames,
): Promise<Podiums> {
  const [competition, published, ice, day, results] = await Promise.all([
    getCompetition(competitionId),
    publishedPlan(competitionId),
    findIce(competitionId),
    dayOf(competitionId),
    resultsOfCompetition(competitionId),
  ]);
  if (!published) throw new ApiError('NotFound');
  const [form, names] = await Promise.all([formOf(competition), readNames(competitionId, now)]);
  const { plan, cancelledEvents } = published;
  const { name, timeZone, startDate, state } = competition;
  const days = [...new Set(plan.blocks.map((block) => block.date))].sort();
  const date = wanted ?? currentDay(days, now, timeZone) ?? startDate;
  const events = new Map(eventsOf(form).map((event) => [event.id, event]));
  const surfaces = new Map((ice?.surfaces ?? []).map((surface) => [surface.id, surface.name]));
  const flights = new Map(plan.flights.map((flight) => [flight.id, flight]));
  const [blocks, parts] = [blocksOfFlights(plan), partsOfFlights(plan)];
  const byFlight = new Map(results.map((one) => [one.result.flightId, one]));
  const { tracks } = tracksOfDay({
    plan,
    day,
    ice,
    date,
    timeZone,
    now,
    warmUpSeconds: (eventId) => events.get(eventId)?.warmUpSeconds ?? 0,
    cancelledEvents,
    isEntered: (programme) => names.has(programme),
  });
  const nowSeconds = venueSeconds(now.toISOString(), date, timeZone);
  const lost = ice ? lostIceOfDay(ice, { tracks, date, nowSeconds }) : [];
  const podiumFlight = (id: string): PodiumFlight => {
    const [event, found] = [events.get(flights.get(id)?.eventId ?? ''), byFlight.get(id)];
    return {
      id,
      event: { format: event?.format ?? '', level: event?.level ?? '' },
      part: parts.get(id) ?? { number: 1, of: 1 },
      start: blocks.get(id)?.start.slice(0, 5) ?? '',
      result: found && canBeAwarded(found.result) ? podiumResult(found, names) : null,
    };
  };
  return {
    competition: { name, timeZone, isArchived: state === 'archived' },
    date,
    days,
    runs: ceremoniesOfDay(plan, date, { tracks, day, lost }).map(
      ({ id, surfaceId, number, flightIds, ceremony }) => ({
        id,
        surface: surfaces.get(surfaceId) ?? surfaceId,
        number,
        ceremony: {
          time: timeOfSeconds(ceremony.start).slice(0, 5),
          isMoved: ceremony.isMoved,
          ...(ceremony.hasNoIce && { hasNoIce: true as const }),
        },
        flights: flightIds.map(podiumFlight),
      }),
    ),
  };
}

function podiumResult(found: ResultWithVersions, names: AnnouncedNames): NonNullable<PodiumFlight['result']> {
  const { result, version, versions } = found;
  const { awarded, exchanged } = result;
  return {
    version: version.version,
    isPosted: result.posted !== null,
    isCorrectionProposed: result.proposal !== null,
    awarded: awarded && { at: awarded.at, by: awarded.by.name, version: versionAwarded(awarded, versions) },
    exchanged: exchanged && { at: exchanged.at, by: exchanged.by.name, version: exchanged.version },
    steps: medalStepsOf(found).map((step) => ({ ...step, name: names.get(step.programmeId)?.name ?? '' })),
    places: inOrderOfAnnouncement(version.rows).map(({ programmeId, place }) => {
      const { name = '', sayAs = '', rink = '' } = names.get(programmeId) ?? {};
      return { programmeId, place, name, sayAs, rink };
    }),
  };
}
