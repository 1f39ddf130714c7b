import type { ListedSheets } from '../../../../shared/contract/day/sheets/sheetAnswers.ts';
import { flightsSkating } from '../../../../shared/domain/day/running/flightsSkating.ts';
import { currentDay } from '../../../../shared/domain/day/running/dayOfPlan.ts';
import { judgeCount } from '../../../../shared/domain/entering/judgingRules/columnsOf.ts';
import { seatsOf } from '../../../../shared/domain/entering/judgingRules/seats.ts';
import {
  blocksOfFlights,
  compareBlocks,
  partsOfFlights,
} from '../../../../shared/domain/planning/published/publishedPlan.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { findIce } from '../../../store/entering/ice/repository.ts';
import { dayFlightsOf } from '../../../store/day/running/repository.ts';
import { resultsOfFlights } from '../../../store/day/results/repository.ts';
import { sheetStatesOf } from '../../../store/day/sheets/repository.ts';
import { eventsOf, formOf } from '../../planning/published/loadSchedule.ts';
import { publishedPlan, writtenAmong } from '../../planning/published/publishedPlans.ts';
import { callersOf, readerOf } from './sheetReader.ts';

/**
 * The flights of a day whose sheets the caller may open: of judges those of own panels with the own seat. Those of
 * cancelled events have none.
 * @throws {ApiError} NotFound, also until a schedule is published
 */
export async function listSheets(request: Request<'listSheets'>) {
  const { params, query, now } = request;
  const { competitionId } = params;
  const [competition, published, ice, running] = await Promise.all([
    getCompetition(competitionId),
    publishedPlan(competitionId),
    findIce(competitionId),
    dayFlightsOf(competitionId),
  ]);
  if (!published) throw new ApiError('NotFound');
  const { plan, cancelledEvents } = published;
  const callers = await callersOf(request, competitionId, plan.panels);
  const form = await formOf(competition);
  const events = new Map(eventsOf(form).map((event) => [event.id, event]));
  const panels = new Map(plan.panels.flatMap((panel) => panel.flightIds.map((id) => [id, panel] as const)));
  const [blocks, parts] = [blocksOfFlights(plan), partsOfFlights(plan)];
  const open = plan.flights.flatMap((flight) => {
    const [panel, block] = [panels.get(flight.id) ?? null, blocks.get(flight.id)];
    const reader = readerOf(callers, panel, competitionId);
    return reader && block && !cancelledEvents.includes(flight.eventId)
      ? [{ flight, panel, block, reader }]
      : [];
  });
  const openIds = new Set(open.map(({ flight }) => flight.id));
  const passed = plan.panels.flatMap((panel) => {
    const seats = callers.flatMap((caller) => caller.passedIn(panel) ?? []);
    const others = panel.flightIds.filter((id) => !openIds.has(id));
    return others.flatMap((flightId) => seats.map((seat) => ({ flightId, ...seat })));
  });
  const days = [...new Set(open.map(({ block }) => block.date))].sort();
  const date = query.date ?? currentDay(days, now, competition.timeZone);
  const shown = open
    .filter(({ block }) => block.date === date)
    .toSorted((one, other) => compareBlocks(one.block, other.block));
  const deciding = shown.filter(({ reader }) => reader.role === 'organiser' || reader.role === 'referee');
  const states = await sheetStatesOf(
    competitionId,
    writtenAmong(
      published,
      shown.map(({ flight }) => flight.id),
    ),
    false,
  );
  // A correction is proposed of an approved result only.
  const approved = deciding.filter(({ flight }) => states.get(flight.id)?.approvedVersion !== undefined);
  const results = await resultsOfFlights(
    competitionId,
    approved.map(({ flight }) => flight.id),
  );
  const onIce = flightsSkating(
    plan.blocks.filter((block) => block.date === date),
    (id) => running.get(id),
  );
  const surfaces = new Map((ice?.surfaces ?? []).map(({ id, name }) => [id, name]));
  const flights = shown.map(({ flight, panel, block, reader }): ListedSheets => {
    const { id, eventId, programmes } = flight;
    const [event, state] = [events.get(eventId), states.get(id)];
    const seats = seatsOf(judgeCount(panel, ice?.rules));
    return {
      id,
      event: { id: eventId, format: event?.format ?? '', level: event?.level ?? '' },
      part: parts.get(id) ?? { number: 1, of: 1 },
      surface: surfaces.get(block.surfaceId) ?? block.surfaceId,
      date: block.date,
      start: block.start,
      panelId: panel?.id ?? null,
      skaters: programmes.length,
      isApproved: state?.approvedVersion !== undefined,
      isOnIce: onIce.has(id),
      hasProposal: (results.get(id)?.result.proposal ?? null) !== null,
      seats: seats
        .filter((seat) => reader.role !== 'judge' || seat === reader.ownSeat)
        .map((seat) => ({
          seat,
          isOwn: seat === reader.ownSeat,
          isHandedIn: state?.sheets.get(seat)?.handedInAt !== undefined,
          isConfirmed: state?.sheets.get(seat)?.confirmedAt !== undefined,
        })),
    };
  });
  const { name, timeZone } = competition;
  return { competition: { id: competitionId, name, timeZone }, days, date: date ?? null, flights, passed };
}
