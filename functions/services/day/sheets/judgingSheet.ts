import type { JudgingSheet } from '../../../../shared/contract/day/sheets/sheetAnswers.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { resultsOfFlights } from '../../../store/day/results/repository.ts';
import { columnsOfSeat, loadSheets, type FlightOfSheets } from './loadSheets.ts';
import { requireReader, requireSeat, sourceFor, type SheetCaller, type SheetReader } from './sheetReader.ts';
import { correctionsOfSheet } from './sheetCorrections.ts';
import { seenMarks, sheetFactsOf } from './sheetOfSeat.ts';

export interface SeatOfFlight {
  readonly competitionId: string;
  readonly flightId: string;
  readonly seat: string;
}

/** A sheet that the caller may open. */
export interface OpenedSheet {
  readonly flight: FlightOfSheets;
  readonly reader: SheetReader;
}

/** @throws {ApiError} Forbidden for the sheet of another; NotFound, also for a seat that the panel has not */
export async function openSheet(
  { competitionId, flightId, seat }: SeatOfFlight,
  caller: SheetCaller,
  now: Date,
): Promise<OpenedSheet> {
  const flight = await loadSheets(competitionId, flightId, now);
  const reader = await requireReader(caller, flight);
  requireSeat(reader, seat);
  if (!flight.rules.sheets.some((sheet) => sheet.seat === seat)) throw new ApiError('NotFound');
  return { flight, reader };
}

async function approvedResult({ competitionId, flightId, stored }: FlightOfSheets) {
  const isApproved = stored.state.approvedVersion !== undefined;
  const result = isApproved ? (await resultsOfFlights(competitionId, [flightId])).get(flightId) : undefined;
  return { isApproved, result };
}

/** @throws {ApiError} as openSheet */
export async function loadJudgingSheet(
  place: SeatOfFlight,
  caller: SheetCaller,
  now: Date,
): Promise<JudgingSheet> {
  const { flight, reader } = await openSheet(place, caller, now);
  const { seat } = place;
  const { isApproved, result } = await approvedResult(flight);
  return {
    flight: { ...flight.flight, order: [...flight.starters] },
    seat,
    reader: {
      id: reader.actor.id,
      name: reader.actor.name,
      isAccount: reader.actor.kind === 'account',
      ids: [...reader.ids],
    },
    columns: columnsOfSeat(flight, seat),
    range: flight.range,
    revision: flight.stored.state.revision,
    isApproved,
    ...(result && reader.ownSeat === seat && { resultVersion: result.version.version }),
    source: sourceFor(reader, seat),
    ...seenMarks(flight, seat, reader),
    sheet: sheetFactsOf(flight, seat, reader),
    // Helpers who type see no marks of a judge’s own device.
    corrections: reader.role === 'scoring' ? [] : await correctionsOfSheet(flight, { result, seat, reader }),
  };
}
