import { namedFieldError } from '../../../../shared/contract/core/fieldMessages.ts';
import {
  flightsUnderWayChanged,
  onItsDay,
  type UnderWay,
} from '../../../../shared/domain/day/running/flightsUnderWay.ts';
import { type Part, partsOfFlights } from '../../../../shared/domain/planning/published/publishedPlan.ts';
import type { BegunFlight } from '../../../../shared/domain/planning/published/begunFlights.ts';
import type { FilledSeats, FlightsBegun } from '../../../../shared/domain/planning/published/keptPanels.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { unwrittenSheetsCheck } from '../../../store/day/sheets/markRepository.ts';
import { FlightsUnderWay } from '../../../store/planning/publishing/underWay.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { dayFlightsOf } from '../../../store/day/running/repository.ts';
import type { StoredDayFlight } from '../../../store/day/running/storedDay.ts';
import { sheetStatesOf } from '../../../store/day/sheets/repository.ts';
import type { StoredState } from '../../../store/day/sheets/storedMarks.ts';
import {
  findPublished,
  publishedTracks,
  writtenFlights,
  type PublishedVersion,
} from '../../../store/planning/publishing/repository.ts';
import { cachedPlan } from '../../planning/published/publishedPlans.ts';
import type { VersionToCheck } from '../../planning/publishing/publishSchedule.ts';
import { planOfTracks } from '../../planning/publishing/publishedPlan.ts';

/** The flights that have started or have marks, with the condition that nobody has written in a seat since. */
export interface BegunFacts extends FlightsBegun {
  readonly unwrittenCheck: (filled: FilledSeats) => TransactItem;
  /** Flights whose sheets have something, for the version's own list. */
  readonly written: readonly string[];
}

/**
 * A version may not move, reorder or drop a flight that has started or has marks, nor a skater in it who is still entered.
 * @param published the version before; null for the first
 * @returns the flights that have started or have marks
 * @throws {ApiError} ValidationFailed (flights, MustCorrect), naming each of them
 */
export async function checkUnderWay(
  published: PublishedVersion | null,
  { after, isEntered, eventName }: VersionToCheck,
): Promise<BegunFacts> {
  if (!published) return factsOf('', { underWay: [], written: [] });
  const { plan, underWay, written } = await flightsUnderWay(published);
  const changed = flightsUnderWayChanged(plan, after, { underWay, isEntered });
  if (changed.length > 0) {
    const parts = partsOfFlights(plan);
    const names = plan.flights
      .filter(({ id }) => changed.includes(id))
      .map(({ id, eventId }) => nameOf(eventName(eventId), parts.get(id)));
    throw new ApiError('ValidationFailed', {
      errors: names.map((name) => namedFieldError(name, 'flights', 'MustCorrect')),
    });
  }
  return factsOf(published.competitionId, { underWay, written });
}

const nameOf = (event: string, { number, of }: Part = { number: 1, of: 1 }) =>
  of > 1 ? `${event}, flight ${String(number)} of ${String(of)}` : event;

/**
 * The flights of a published version that have started, ended, or have marks. Until the first of them, its record says that
 * there are none.
 */
export async function begunFlights(published: PublishedVersion): Promise<FlightsBegun> {
  const facts = published.underWay === 0 ? { underWay: [], written: [] } : await flightsUnderWay(published);
  return factsOf(published.competitionId, facts);
}

/** The ids alone of `begunFlights`: sheets are asked only of flights that the day does not know to have started. */
export async function idsOfBegunFlights(published: PublishedVersion): Promise<ReadonlySet<string>> {
  if (published.underWay === 0) return new Set();
  const { competitionId } = published;
  const [{ flights }, day] = await Promise.all([cachedPlan(published), dayFlightsOf(competitionId)]);
  const ids = flights.map(({ id }) => id);
  const started = ids.filter((id) => hasBegun(day.get(id)));
  const written = writtenFlights(published);
  const unsure = ids.filter((id) => !hasBegun(day.get(id)) && (written?.has(id) ?? true));
  const states = await sheetStatesOf(competitionId, unsure);
  return new Set([...started, ...unsure.filter((id) => isJudged(states.get(id)))]);
}

/** The same flights with their places and orders; none until a schedule is published. */
export async function placesOfBegunFlights(competitionId: string): Promise<readonly BegunFlight[]> {
  const published = await findPublished(competitionId);
  if (!published || published.underWay === 0) return [];
  const { plan, underWay } = await flightsUnderWay(published);
  return underWay.flatMap((day) => onItsDay(plan, day) ?? []);
}

function factsOf(
  competitionId: string,
  { underWay, written }: Pick<Awaited<ReturnType<typeof flightsUnderWay>>, 'underWay' | 'written'>,
): BegunFacts {
  const flights = new Map(underWay.map((flight) => [flight.flightId, flight] as const));
  return {
    size: flights.size,
    has: (flightId) => flights.has(flightId),
    isWritten: (flightId, seat) => {
      const flight = flights.get(flightId);
      return flight !== undefined && (flight.isApproved || flight.seats.has(seat));
    },
    unwrittenCheck: ({ flightId, seats }) =>
      unwrittenSheetsCheck({ competitionId, flightId }, seats, () => new FlightsUnderWay()),
    written,
  };
}

interface FlightUnderWay extends UnderWay {
  readonly isApproved: boolean;
  /** Those with a sheet. */
  readonly seats: ReadonlySet<string>;
}

/** Whether a flight of the event has started, ended, or has marks. */
export async function hasFlightUnderWay(
  published: PublishedVersion | null,
  eventId: string,
): Promise<boolean> {
  if (!published) return false;
  const { plan, underWay } = await flightsUnderWay(published);
  const begun = new Set(underWay.map(({ flightId }) => flightId));
  return plan.flights.some((flight) => flight.eventId === eventId && begun.has(flight.id));
}

async function flightsUnderWay(published: PublishedVersion) {
  const { competitionId } = published;
  const plan = planOfTracks(await publishedTracks(published));
  const listed = writtenFlights(published);
  const [day, states] = await Promise.all([
    dayFlightsOf(competitionId),
    sheetStatesOf(competitionId, listed ? [...listed] : plan.flights.map(({ id }) => id)),
  ]);
  const underWay = plan.flights.flatMap(({ id }): FlightUnderWay[] => {
    const record = day.get(id);
    const state = states.get(id);
    if (!hasBegun(record) && !isJudged(state)) return [];
    const seats = new Set(state?.sheets.keys());
    const isApproved = state?.approvedVersion !== undefined;
    return [{ flightId: id, order: record?.order, walkOns: record?.walkOns, isApproved, seats }];
  });
  const written = [...states.keys()];
  return { plan, underWay, written };
}

const hasBegun = (record: StoredDayFlight | undefined) =>
  record?.startedAt !== undefined || record?.endedAt !== undefined;

const isJudged = (state: StoredState | undefined) =>
  state?.firstMarkAt !== undefined || state?.approvedVersion !== undefined;
