import type { DayRuns, RunFlight } from '../../../../shared/contract/day/running/dayRuns.ts';
import { currentDay } from '../../../../shared/domain/day/running/dayOfPlan.ts';
import { overtimeSince } from '../../../../shared/domain/day/running/overtime.ts';
import { withoutTeamNames } from '../../../../shared/domain/day/running/otherStarts.ts';
import { venueSeconds } from '../../../../shared/domain/day/running/venueSeconds.ts';
import { runsOfDay } from '../../../../shared/domain/day/running/runs.ts';
import { openResurfacings } from '../../../../shared/domain/day/running/earlyStart.ts';
import { pauseNow } from '../../../../shared/domain/day/running/pauseNow.ts';
import { shownTrack } from '../../../../shared/domain/day/running/shownTimes.ts';
import { isRehearsal } from '../../../../shared/domain/core/competitions/rehearsalId.ts';
import { numberedStarters } from '../../../../shared/domain/day/running/startOrder.ts';
import {
  blocksOfFlights,
  partsOfFlights,
  type PublishedPlan,
} from '../../../../shared/domain/planning/published/publishedPlan.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { StoredDay } from '../../../store/day/running/repository.ts';
import { eventsOf } from '../../planning/published/loadSchedule.ts';
import type { PlanOfVersion } from '../../planning/published/publishedPlans.ts';
import type { AnnouncedSkater } from '../../entering/duplicates/announcedSkaters.ts';
import { dayFacts } from './dayFacts.ts';
import { troublesOf } from './dayTroubles.ts';
import { holdAnswer, holdOn } from './holds.ts';
import { lostIceOfDay } from './lostIceOfDay.ts';
import { tappedOf } from './running.ts';
import { stateOf } from './starterState.ts';
import { tracksOfDay, type SkatingFlight } from './tracksOfDay.ts';

interface PlannedRuns {
  readonly plan: PlanOfVersion['plan'];
  readonly day: StoredDay;
  readonly skaters: ReadonlyMap<string, AnnouncedSkater>;
  readonly events: ReadonlyMap<string, ReturnType<typeof eventsOf>[number]>;
}

interface RunsRequest {
  /** Without one today, or the nearest day with ice. */
  readonly date: string | undefined;
  /** The names of coaches and judges, and swaps of flights, are for organisers. */
  readonly isOrganiser: boolean;
}

/**
 * The runs of a day for the people who run it. Who withdrew or was erased is in no flight any more.
 * @throws {ApiError} NotFound for an unknown competition, and until a schedule is published
 */
export async function listRuns(
  competitionId: string,
  { date: wanted, isOrganiser }: RunsRequest,
  now: Date,
): Promise<DayRuns> {
  const running = await dayFacts(competitionId, now);
  const { competition, published, ice, day, form, skaters } = running;
  const { plan, version, cancelledEvents } = published;
  const { name, timeZone } = competition;
  const days = [...new Set(plan.blocks.map((block) => block.date))].sort();
  const date = wanted ?? currentDay(days, now, timeZone) ?? competition.startDate;
  const events = new Map(eventsOf(form).map((event) => [event.id, event]));
  const facts = { plan, day, skaters, events };
  const warmUpSeconds = (eventId: string) => events.get(eventId)?.warmUpSeconds ?? 0;
  const tracksOf = (by: PublishedPlan) =>
    tracksOfDay({
      plan: by,
      day,
      ice,
      date,
      timeZone,
      now,
      warmUpSeconds,
      cancelledEvents,
      isEntered: (programme) => skaters.has(programme),
    });
  const { tracks, flightOf } = tracksOf(plan);
  const shown = new Map(tracks.map((track) => [track.surfaceId, shownTrack(track)]));
  const overtimes = new Map(tracks.map(({ surfaceId, overtime }) => [surfaceId, overtimeSince(overtime)]));
  const pauses = new Map(tracks.map((track) => [track.surfaceId, pauseNow(track)]));
  const resurfacings = new Map(tracks.flatMap((track) => [...openResurfacings(track)]));
  const expected = new Map(
    tracks.flatMap(({ surfaceId, blocks }) =>
      blocks.map(({ block, expected: { state } }, index) => [
        block.flightId ?? '',
        { state, time: shown.get(surfaceId)?.times[index] ?? null },
      ]),
    ),
  );
  const nowSeconds = venueSeconds(now.toISOString(), date, timeZone);
  const watched = { ...running, tracks, flightOf, warmUpSeconds };
  // A rehearsal goes faster than the minutes of the rules.
  const troubles = isRehearsal(competitionId)
    ? { shortRests: [], coachClashes: [] }
    : troublesOf(watched, { isOrganiser, nowSeconds, tracksOf });
  const runFlight = runFlights(facts, flightOf, { expected, resurfacings });
  return {
    version,
    competition: { name, timeZone },
    date,
    days,
    surfaces: (ice?.surfaces ?? []).map(({ id, name: surfaceName }) => {
      const { delayMinutes = 0, laterDelay = null } = shown.get(id) ?? {};
      const { kind, title = null } = pauses.get(id) ?? {};
      return {
        id,
        name: surfaceName,
        delayMinutes,
        ...(laterDelay && { laterDelay }),
        ...overtimes.get(id),
        ...(kind && { pause: { kind, title } }),
      };
    }),
    // Runs keep the numbers that papers have, also where a run before them is cancelled.
    runs: runsOfDay(plan, plan.panels, date)
      .map(({ surfaceId, number, flightIds }) => ({
        id: flightIds[0] ?? '',
        surfaceId,
        number,
        flights: flightIds.flatMap((id) => runFlight(id) ?? []),
      }))
      .filter(({ flights }) => flights.length > 0),
    lostIce: ice ? lostIceOfDay(ice, { tracks, date, nowSeconds }) : [],
    ...troubles,
    unplaced: unplacedProgrammes(facts),
    cancelledEvents: (form.cancelled ?? []).map(({ format, level, reason }) => ({ format, level, reason })),
  };
}

/**
 * A flight of the published version as its day goes.
 * @throws {ApiError} NotFound
 */
export async function runFlightOf(
  { competitionId, flightId }: { readonly competitionId: string; readonly flightId: string },
  now: Date,
): Promise<{ readonly flight: RunFlight; readonly date: string; readonly timeZone: string }> {
  const { published } = await dayFacts(competitionId, now);
  const block = published.plan.blocks.find((one) => one.flightId === flightId);
  if (!block) throw new ApiError('NotFound');
  const { runs, date, competition } = await listRuns(
    competitionId,
    { date: block.date, isOrganiser: false },
    now,
  );
  const flight = runs.flatMap(({ flights }) => flights).find(({ id }) => id === flightId);
  if (!flight) throw new ApiError('NotFound');
  return { flight, date, timeZone: competition.timeZone };
}

/** What the tracks of a day say of its flights, by their ids. */
interface TrackTimes {
  readonly expected: ReadonlyMap<string, Pick<RunFlight, 'state'> & { readonly time: string | null }>;
  readonly resurfacings: ReadonlyMap<string, string>;
}

function runFlights(
  { plan, day, skaters, events }: PlannedRuns,
  flightOf: (id: string) => SkatingFlight | null,
  { expected, resurfacings }: TrackTimes,
): (id: string) => RunFlight | null {
  const flights = new Map(plan.flights.map((flight) => [flight.id, flight]));
  const [blocks, parts] = [blocksOfFlights(plan), partsOfFlights(plan)];
  const opened = new Map(
    day.openedContacts.map(({ flightId, programmeId, at, by }) => [
      `${flightId} ${programmeId}`,
      { at, by: by.name },
    ]),
  );
  return (id) => {
    const [flight, block, part, times] = [flights.get(id), blocks.get(id), parts.get(id), expected.get(id)];
    const [event, record] = [events.get(flight?.eventId ?? ''), day.flights.get(id)];
    const resurfacing = resurfacings.get(id);
    if (!flight || !block || !part || !times) return null;
    return {
      ...tappedOf(id, record),
      eventId: flight.eventId,
      event: { format: event?.format ?? '', level: event?.level ?? '' },
      part,
      start: block.start,
      seconds: block.seconds,
      state: times.state,
      expected: times.time,
      hold: holdAnswer(holdOn(block, record)),
      ...(resurfacing !== undefined && { openResurfacing: resurfacing }),
      warmUpSeconds: event?.warmUpSeconds ?? 0,
      version: record?.version ?? 0,
      changes: (record?.changes ?? []).map(({ at, by, what, reason }) => ({ at, by: by.name, what, reason })),
      starters: startersIn(flightOf(id), skaters).map((starter) => ({
        ...starter,
        contactOpened: opened.get(`${id} ${starter.programmeId}`) ?? null,
        checkInUndone: day.undoneCheckIns.has(starter.programmeId),
      })),
    };
  };
}

function startersIn(
  flight: SkatingFlight | null,
  skaters: ReadonlyMap<string, AnnouncedSkater>,
): Omit<RunFlight['starters'][number], 'contactOpened' | 'checkInUndone'>[] {
  const starters = (flight?.order ?? []).map((programme) => {
    const skater = skaters.get(programme);
    return {
      ...stateOf(programme, flight?.starterOf(programme)),
      name: skater?.name ?? '',
      people: withoutTeamNames(skater?.people ?? []),
      sayAs: skater?.sayAs ?? '',
      rink: skater?.rink ?? '',
      musicTitle: skater?.musicTitle ?? '',
      seconds: skater?.seconds ?? 0,
      isWalkOn: flight?.isWalkOn(programme) ?? false,
    };
  });
  return numberedStarters(starters);
}

function unplacedProgrammes({ plan, day, skaters, events }: PlannedRuns): DayRuns['unplaced'] {
  const placed = new Set(plan.flights.flatMap(({ programmes }) => programmes));
  const walkedOn = new Set([...day.flights.values()].flatMap(({ walkOns = [] }) => walkOns));
  return [...skaters]
    .filter(([id]) => !placed.has(id) && !walkedOn.has(id))
    .map(([programmeId, { eventId, name, rink }]) => {
      const event = events.get(eventId);
      const named = { format: event?.format ?? '', level: event?.level ?? '' };
      return { programmeId, eventId, event: named, name, rink };
    });
}
