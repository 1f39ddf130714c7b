import type { FlightResults, ListedFlight } from '../../../../shared/contract/day/results/results.ts';
import { flightLife, type SheetProgress } from '../../../../shared/domain/day/running/flightLife.ts';
import { startOrderOf } from '../../../../shared/domain/day/running/startOrder.ts';
import { judgeCount } from '../../../../shared/domain/entering/judgingRules/columnsOf.ts';
import { seatsOf } from '../../../../shared/domain/entering/judgingRules/seats.ts';
import { REFEREE } from '../../../../shared/domain/day/sheets/marks.ts';
import {
  blocksOfFlights,
  compareBlocks,
  partsOfFlights,
} from '../../../../shared/domain/planning/published/publishedPlan.ts';
import { withUnscheduledFlights } from '../../../../shared/domain/day/results/postedResults.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { dayOf } from '../../../store/day/running/repository.ts';
import { findIce } from '../../../store/entering/ice/repository.ts';
import { judgingRulesOf } from '../../../store/entering/judgingRules/repository.ts';
import { sheetsOf, sheetStatesOf } from '../../../store/day/sheets/repository.ts';
import { resultsOfCompetition } from '../../../store/day/results/repository.ts';
import { announcedNames } from '../sheets/announcedNames.ts';
import { sheetsOfPublished } from '../sheets/loadSheets.ts';
import { eventsOf, formOf } from '../../planning/published/loadSchedule.ts';
import {
  publishedPlan,
  skatedPlan,
  writtenAmong,
  type PlanOfVersion,
} from '../../planning/published/publishedPlans.ts';
import { sheetsOfFlight } from '../sheets/judgedFlight.ts';
import { resultFacts, unscheduledFlights, toFlightResult } from './toFlightResult.ts';

/** Flights with marks and without a result whose sheets are read whole; of later ones only what was handed in. */
const MOST_READ = 24;

const EMPTY_PLAN: PlanOfVersion['plan'] = { flights: [], blocks: [], panels: [] };

/**
 * Every flight of the published schedule for its organisers, with how far it is and what it waits for.
 * @throws {ApiError} NotFound for an unknown competition
 */
export async function listFlightResults(competitionId: string, now: Date): Promise<FlightResults> {
  const [competition, published, ice, day, results, { rules }] = await Promise.all([
    getCompetition(competitionId),
    publishedPlan(competitionId),
    findIce(competitionId),
    dayOf(competitionId),
    resultsOfCompetition(competitionId),
    judgingRulesOf(competitionId),
  ]);
  const { id, name, timeZone, startDate, endDate } = competition;
  const isArchived = competition.state === 'archived';
  const head = { id, name, timeZone, startDate, endDate, isArchived };
  const surfaces = (ice?.surfaces ?? []).map((surface) => ({ id: surface.id, name: surface.name }));
  const { penalties } = rules;
  const plan = published ? skatedPlan(published) : EMPTY_PLAN;
  const flightIds = plan.flights.map((flight) => flight.id);
  const [form, names, states] = await Promise.all([
    formOf(competition),
    announcedNames(competitionId, now),
    sheetStatesOf(competitionId, published ? writtenAmong(published, flightIds) : []),
  ]);
  const events = eventsOf(form);
  const byEvent = new Map(events.map((event) => [event.id, event]));
  const byFlight = new Map(results.map((one) => [one.result.flightId, one]));
  const whole = withUnscheduledFlights(
    plan,
    results.map(({ result }) => result),
  );
  const [blocks, parts] = [blocksOfFlights(plan), partsOfFlights(whole)];
  const panels = new Map(plan.panels.flatMap((panel) => panel.flightIds.map((one) => [one, panel] as const)));
  const marked = flightIds.filter((one) => states.get(one)?.firstMarkAt && !byFlight.has(one));
  const shared = { competition, published, ice, competitionRules: rules, form, names };
  const startersOf = Map.groupBy(day.starters, ({ flightId }) => flightId);
  const read = new Map(
    await Promise.all(
      marked.slice(0, MOST_READ).map(async (one) => {
        const stored = await sheetsOf(competitionId, one);
        const starters = startersOf.get(one) ?? [];
        const found = sheetsOfPublished(shared, one, {
          record: day.flights.get(one) ?? null,
          starters,
          stored,
        });
        return [one, sheetsOfFlight(found)] as const;
      }),
    ),
  );
  const placed = new Set(plan.flights.flatMap(({ programmes }) => programmes));
  const starterStates = new Map(
    day.starters.map(({ flightId, programmeId, state }) => [`${flightId} ${programmeId}`, state]),
  );
  const lost = unscheduledFlights(plan, results, { parts, names, isArchived, now });
  const shownEvents = new Set([...plan.flights, ...lost].map(({ eventId }) => eventId));
  return {
    competition: head,
    surfaces,
    penalties,
    events: events
      .filter((event) => shownEvents.has(event.id))
      .map((event) => ({ id: event.id, format: event.format, level: event.level })),
    flights: plan.flights
      .toSorted((one, other) => compareBlocks(blocks.get(one.id), blocks.get(other.id)))
      .map((flight): ListedFlight => {
        const [block, record] = [blocks.get(flight.id), day.flights.get(flight.id) ?? null];
        const state = states.get(flight.id);
        const found = byFlight.get(flight.id);
        const order = startOrderOf(flight.programmes, record, (one) => placed.has(one));
        const starters = order.flatMap((programmeId) => {
          const skater = names.get(programmeId);
          const starter = starterStates.get(`${flight.id} ${programmeId}`) ?? ('expected' as const);
          const [entryId = ''] = programmeId.split('.');
          return skater ? [{ programmeId, entryId, name: skater.name, state: starter }] : [];
        });
        const judges = judgeCount(panels.get(flight.id), ice?.rules);
        const sheets: readonly SheetProgress[] =
          read.get(flight.id) ??
          seatsOf(judges).map((seat) => {
            const sheet = state?.sheets.get(seat);
            const isIn = sheet?.handedInAt !== undefined || sheet?.confirmedAt !== undefined;
            return { seat, isIn, isChecked: isIn, hasConflict: false };
          });
        const life = flightLife(
          {
            isDrawn: flight.isUndrawn !== true,
            starters: starters.map((starter) => starter.state),
            startedAt: record?.startedAt ?? null,
            warmUpSeconds: byEvent.get(flight.eventId)?.warmUpSeconds ?? 0,
            sheets: sheets.filter(({ seat, isIn }) => seat !== REFEREE || isIn),
            result: found ? resultFacts(found.result) : null,
            isArchived,
          },
          now,
        );
        return {
          id: flight.id,
          eventId: flight.eventId,
          part: parts.get(flight.id) ?? { number: 1, of: 1 },
          surfaceId: block?.surfaceId ?? '',
          date: block?.date ?? '',
          start: block?.start ?? '',
          state: life.state,
          waitsFor: life.waitsFor.map(({ what, seats }) => ({ what, seats: [...seats] })),
          revision: state?.revision ?? 0,
          starters,
          columns: found ? found.version.columns : [],
          result: found ? toFlightResult(found, names) : null,
        };
      })
      .concat(lost),
  };
}
