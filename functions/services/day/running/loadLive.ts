import type { DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';
import type {
  CancelledFlight,
  Live,
  LiveBlock,
  LiveSkater,
  LiveSurface,
} from '../../../../shared/contract/day/running/live.ts';
import type { Block } from '../../../../shared/contract/core/planningFiles.ts';
import { venueSeconds } from '../../../../shared/domain/day/running/venueSeconds.ts';
import { overtimeSince } from '../../../../shared/domain/day/running/overtime.ts';
import { currentDay } from '../../../../shared/domain/day/running/dayOfPlan.ts';
import type { DayTrack } from '../../../../shared/domain/day/running/dayTracks.ts';
import { hasNobodyLeft } from '../../../../shared/domain/day/running/fewCheckedIn.ts';
import { shownTrack } from '../../../../shared/domain/day/running/shownTimes.ts';
import {
  blocksOfFlights,
  compareBlocks,
  partsOfFlights,
} from '../../../../shared/domain/planning/published/publishedPlan.ts';
import type { PublishedSkater } from '../../../../shared/domain/planning/published/publicBlocks.ts';
import { secondsOfTime, timeOfSeconds } from '../../../../shared/domain/core/dates/times.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { dayOf } from '../../../store/day/running/repository.ts';
import { findIce } from '../../../store/entering/ice/repository.ts';
import { eventsOf, formOf } from '../../planning/published/loadSchedule.ts';
import { planOfMorning } from './planOfMorning.ts';
import { publishedPlan, type PlanOfVersion } from '../../planning/published/publishedPlans.ts';
import { publishedSkatersOfPlan } from '../../planning/published/publishedSkaters.ts';
import { isRehearsal } from '../../../../shared/domain/core/competitions/rehearsalId.ts';
import { holdOn } from './holds.ts';
import { lostIceOfDay } from './lostIceOfDay.ts';
import { skatersOfDay } from './dayFacts.ts';
import { publicShortRests } from './publicShortRests.ts';
import { ceremoniesOfDay, type RunWithCeremony } from './ceremoniesOfDay.ts';
import { tracksOfDay, type SkatingFlight } from './tracksOfDay.ts';

/** Flights that are named as the next ones. */
const NEXT = 3;

/**
 * Where a competition is: what is on each surface, what is next, and when the rest of the day is expected. Names are
 * as their guardians chose; who is scratched or did not come stays among them, without the desk's reason.
 * @throws {ApiError} NotFound for an unknown competition
 */
export async function loadLive(competitionId: string, now: Date): Promise<Live> {
  const [competition, published, ice, day] = await Promise.all([
    getCompetition(competitionId),
    publishedPlan(competitionId),
    findIce(competitionId),
    dayOf(competitionId),
  ]);
  const { name, accent, timeZone } = competition;
  const nothing = {
    version: 0,
    competition: { name, accent, timeZone },
    date: null,
    days: [],
    events: [],
    surfaces: [],
    shortRests: [],
  };
  const days = [...new Set(published?.plan.blocks.map((block) => block.date))].sort();
  const date = currentDay(days, now, timeZone);
  if (!published || date === null) return nothing;
  const form = await formOf(competition);
  const { plan, version, cancelledEvents } = published;
  const events = eventsOf(form);
  const { standing: skaters, all } = await publishedSkatersOfPlan(competition, form, plan);
  const eventOf = new Map(events.map((event) => [event.id, event]));
  const warmUpSeconds = (eventId: string) => eventOf.get(eventId)?.warmUpSeconds ?? 0;
  const { tracks, flightOf } = tracksOfDay({
    plan,
    day,
    ice,
    date,
    timeZone,
    now,
    warmUpSeconds,
    cancelledEvents,
    isEntered: (programme) => skaters.has(programme),
  });
  const shortRests =
    tracks.length < 2 || isRehearsal(competitionId)
      ? []
      : publicShortRests(
          {
            ice,
            published,
            tracks,
            flightOf,
            warmUpSeconds,
            skaters: await skatersOfDay(competitionId, now),
          },
          skaters,
        );
  const passed = venueSeconds(now.toISOString(), date, timeZone);
  const names = new Map((ice?.surfaces ?? []).map((surface) => [surface.id, surface.name]));
  const lost = ice ? lostIceOfDay(ice, { tracks, date, nowSeconds: passed }) : [];
  const morning = await planOfMorning(competitionId, published, { now, timeZone });
  const before = morning && blocksOfFlights(morning);
  const placeBefore = (flightId: string) => {
    const block = before?.get(flightId);
    return block?.date === date ? block : null;
  };
  const places = blocksOfFlights(plan);
  const holdOf = (flightId: string) => holdOn(places.get(flightId), day.flights.get(flightId))?.until ?? null;
  const ceremonies = ceremoniesOfDay(plan, date, { tracks, day, lost });
  const cancelled = cancelledFlights(published, date, eventOf, all);
  const withoutOthers = [...cancelled.keys()].filter((id) =>
    tracks.every(({ surfaceId }) => surfaceId !== id),
  );
  const surfaces = [
    ...tracks,
    ...withoutOthers.map((surfaceId): DayTrack => ({ surfaceId, blocks: [] })),
  ].map((track) => ({
    ...surfaceOf(track, { plan, flightOf, skaters, ceremonies, holdOf, passed, lost, placeBefore, names }),
    cancelled: cancelled.get(track.surfaceId)?.map(({ flight }) => flight) ?? [],
  }));
  const shown = new Set(surfaces.flatMap(({ blocks }) => blocks.map(({ flight }) => flight?.eventId)));
  return {
    version,
    competition: { name, accent, timeZone },
    date,
    days,
    events: events
      .filter((event) => shown.has(event.id))
      .map(({ id, format, level }) => ({ id, format, level })),
    surfaces: surfaces.map((surface) => ({ ...surface, name: names.get(surface.id) ?? '' })),
    shortRests,
  };
}

/** Flights that readers still have in the schedule, though their events were cancelled since, by surface. */
function cancelledFlights(
  { plan, cancelledEvents }: PlanOfVersion,
  date: string,
  events: ReadonlyMap<string, { readonly format: string; readonly level: string }>,
  skaters: ReadonlyMap<string, PublishedSkater>,
): ReadonlyMap<string, readonly { readonly surfaceId: string; readonly flight: CancelledFlight }[]> {
  const flights = new Map(plan.flights.map((flight) => [flight.id, flight]));
  const parts = partsOfFlights(plan);
  const found = plan.blocks
    .toSorted(compareBlocks)
    .flatMap(({ surfaceId, date: day, start, flightId = '' }) => {
      const [own, part] = [flights.get(flightId), parts.get(flightId)];
      const isOut = own && cancelledEvents.includes(own.eventId) && day === date;
      const event = isOut ? events.get(own.eventId) : undefined;
      if (!own || !event || !part) return [];
      const { format, level } = event;
      const named = own.programmes.flatMap((id) => skaters.get(id) ?? []);
      return [{ surfaceId, flight: { start: start.slice(0, -3), format, level, part, skaters: named } }];
    });
  return Map.groupBy(found, ({ surfaceId }) => surfaceId);
}

interface LivePlan {
  readonly plan: PlanOfVersion['plan'];
  readonly flightOf: (flightId: string) => SkatingFlight | null;
  readonly skaters: ReadonlyMap<string, PublishedSkater>;
  readonly ceremonies: readonly RunWithCeremony[];
  /** `HH:MM` at the venue; null where nobody holds the flight. */
  readonly holdOf: (flightId: string) => string | null;
  /** Of the day, in seconds. */
  readonly passed: number;
  readonly lost: DayRuns['lostIce'];
  /** Where families knew a flight on the same day when it began; null where that is not another version. */
  readonly placeBefore: (flightId: string) => Pick<Block, 'surfaceId' | 'start'> | null;
  /** Of the surfaces. */
  readonly names: ReadonlyMap<string, string>;
}

function surfaceOf(
  { surfaceId, blocks: track, overtime }: DayTrack,
  facts: LivePlan,
): Omit<LiveSurface, 'name' | 'cancelled'> {
  const [parts, flights] = [
    partsOfFlights(facts.plan),
    new Map(facts.plan.flights.map((flight) => [flight.id, flight])),
  ];
  const { times, delayMinutes, laterDelay } = shownTrack({ blocks: track });
  const shown = [...track.entries()].filter(
    ([, { block, expected }]) => !isLeftOut(facts, { block, expected }),
  );
  const blocks = shown.map(([index, { block, expected }]): LiveBlock => {
    const [flight, part] = [flights.get(block.flightId ?? ''), parts.get(block.flightId ?? '')];
    return {
      kind: block.kind,
      title: block.title ?? null,
      start: block.start.slice(0, -3),
      expected: times[index] ?? null,
      state: expected.state,
      ...(overtime?.waiting.has(index) && { waits: true as const }),
      ...heldUntil(facts, { block, expected }),
      ...changesOf(facts, { block, expected }),
      flight:
        flight && part
          ? { id: flight.id, eventId: flight.eventId, part, skaters: skatersOf(flight.id, facts) }
          : null,
    };
  });
  const flightsToCome = [...blocks.entries()].filter(
    ([, { state, flight }]) => state === 'toCome' && flight && isSkated(flight.id, facts),
  );
  const now = blocks.findIndex(({ state }) => state === 'now');
  const noIce = facts.lost.filter((hours) => hours.surfaceId === surfaceId);
  return {
    id: surfaceId,
    delayMinutes,
    ...(laterDelay && { laterDelay }),
    ...(noIce.length > 0 && { noIce: noIce.map(({ from, until }) => ({ from, until })) }),
    ...overtimeSince(overtime),
    now: now < 0 ? null : now,
    next: flightsToCome.slice(0, NEXT).map(([index]) => index),
    blocks,
    ceremonies: facts.ceremonies
      .filter((run) => run.surfaceId === surfaceId)
      .map(({ ceremony, flightIds }) => ({
        ceremony,
        flightIds: flightIds.filter((id) => isSkated(id, facts)),
      }))
      .filter(({ flightIds }) => flightIds.length > 0)
      .map(({ ceremony, flightIds }) => ({
        time: timeOfSeconds(ceremony.start).slice(0, -3),
        ...(ceremony.hasNoIce && { hasNoIce: true as const }),
        eventIds: [...new Set(flightIds.flatMap((id) => flights.get(id)?.eventId ?? []))],
        flightIds,
      })),
  };
}

/** Whether a resurfacing to come lies in hours without ice: nobody resurfaces what is closed. */
function isLeftOut(
  { lost }: LivePlan,
  { block: { kind, surfaceId, start, seconds }, expected: { state } }: DayTrack['blocks'][number],
): boolean {
  if (kind !== 'resurfacing' || state !== 'toCome') return false;
  const begins = secondsOfTime(start);
  return lost.some(
    (hours) =>
      hours.surfaceId === surfaceId &&
      begins < secondsOfTime(hours.until) &&
      begins + seconds > secondsOfTime(hours.from),
  );
}

/** Whether somebody of a flight is neither scratched nor a no-show: nobody waits for another. */
function isSkated(flightId: string, { flightOf }: LivePlan): boolean {
  const flight = flightOf(flightId);
  const starters = (flight?.order ?? []).map((id) => ({ state: flight?.stateOf(id) ?? 'expected' }));
  return !hasNobodyLeft(starters);
}

/** Until when a flight waits; a hold that has passed, or that waits for nobody, is not said. */
function heldUntil(
  { holdOf, passed }: LivePlan,
  { block: { flightId = '' }, expected: { state, start } }: DayTrack['blocks'][number],
): Pick<LiveBlock, 'heldUntil'> {
  const hold = holdOf(flightId);
  if (hold === null || state !== 'toCome' || start === null) return {};
  const seconds = secondsOfTime(hold);
  return seconds > passed && seconds <= start ? { heldUntil: hold } : {};
}

/** What a flight to come has lost, and where it was when the day began. */
function changesOf(
  { lost, placeBefore, names }: LivePlan,
  { block: { flightId = '', surfaceId, start }, expected: { state } }: DayTrack['blocks'][number],
): Pick<LiveBlock, 'hasNoIce' | 'was'> {
  if (state !== 'toCome') return {};
  const hasNoIce = lost.some(({ flightIds }) => flightIds.includes(flightId));
  const was = placeBefore(flightId);
  const isMoved = was && (was.surfaceId !== surfaceId || was.start.slice(0, -3) !== start.slice(0, -3));
  const surface = was && was.surfaceId !== surfaceId ? names.get(was.surfaceId) : undefined;
  return {
    ...(hasNoIce && { hasNoIce }),
    ...(isMoved && { was: { start: was.start.slice(0, -3), ...(surface !== undefined && { surface }) } }),
  };
}

function skatersOf(flightId: string, { flightOf, skaters }: LivePlan): LiveSkater[] {
  const flight = flightOf(flightId);
  return (flight?.order ?? []).flatMap((programme) => {
    const skater = skaters.get(programme);
    const state = flight?.stateOf(programme);
    if (!skater) return [];
    return state === 'scratched' || state === 'noShow' ? { ...skater, missed: state } : skater;
  });
}
