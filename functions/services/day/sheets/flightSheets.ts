import type { FlightSheets, SeatOverview } from '../../../../shared/contract/day/sheets/sheetAnswers.ts';
import { missingPlaces, placesOutside } from '../../../../shared/domain/day/sheets/sheetState.ts';
import { placeKey, type Cell } from '../../../../shared/domain/day/sheets/marks.ts';
import { placeProgrammes } from '../../../../shared/domain/day/results/placeProgrammes.ts';
import { resultsOfFlights } from '../../../store/day/results/repository.ts';
import type { StoredResultVersion } from '../../../store/day/results/storedResults.ts';
import { coachesById } from '../../../store/people/coaches/repository.ts';
import { columnsOfJudges, judgedProgrammes } from './judgedFlight.ts';
import { columnsOfSeat, formOfSeat, loadSheets, type FlightOfSheets } from './loadSheets.ts';
import { requireOverview, requireReader, type SheetCaller, type SheetReader } from './sheetReader.ts';
import { coachOn } from './seatPassed.ts';
import { correctionsOfSeat, versionsToTell } from './sheetCorrections.ts';
import { sheetFactsOf, sheetOfSeat, type MarkOfPerson } from './sheetOfSeat.ts';

/**
 * All sheets of a flight, for its referee, the organisers and helpers who type.
 * @throws {ApiError} Forbidden, also for the judges of the flight; NotFound
 */
export async function loadFlightSheets(
  { competitionId, flightId }: { readonly competitionId: string; readonly flightId: string },
  caller: SheetCaller,
  now: Date,
): Promise<FlightSheets> {
  const flight = await loadSheets(competitionId, flightId, now);
  const reader = await requireReader(caller, flight);
  const role = requireOverview(reader);
  const names = role === 'scoring' ? new Map<string, string>() : await namesOfSeats(flight);
  const { state } = flight.stored;
  const isApproved = state.approvedVersion !== undefined;
  const results = isApproved ? await resultsOfFlights(competitionId, [flightId]) : null;
  const versions = role === 'scoring' ? [] : await versionsToTell(results?.get(flightId));
  return {
    flight: { ...flight.flight, order: [...flight.starters] },
    revision: state.revision,
    isApproved,
    version: state.rulings,
    range: flight.range,
    usualRange: flight.usualRange,
    role,
    ownSeat: reader.ownSeat,
    sheets: flight.rules.sheets
      .filter(({ columns }) => columns.length > 0)
      .map(({ seat }) => overviewOf(flight, { seat, name: names.get(seat) ?? null, reader, versions })),
    places: isApproved || role === 'scoring' ? null : placesToApprove(flight),
    penalties: state.penalties.map(({ by, ...penalty }) => ({ ...penalty, by: by.name })),
    penaltyList: flight.competitionRules.penalties,
  };
}

function placesToApprove(flight: FlightOfSheets): FlightSheets['places'] {
  const programmes = judgedProgrammes(flight);
  if (!programmes) return null;
  return placeProgrammes(flight.rules, columnsOfJudges(flight), programmes).map(
    ({ programmeId, place, total, points }) => ({ programmeId, place, total, points }),
  );
}

interface ReadSeat {
  readonly seat: string;
  readonly name: string | null;
  readonly reader: SheetReader;
  /** Of the result, where it was corrected. */
  readonly versions: readonly StoredResultVersion[];
}

function overviewOf(flight: FlightOfSheets, { seat, name, reader, versions }: ReadSeat): SeatOverview {
  const sheet = sheetOfSeat(flight, seat);
  const form = formOfSeat(flight, seat);
  const outside = new Set(placesOutside(sheet, form, flight.range).map(placeKey));
  const corrections = correctionsOfSeat(flight, versions, { seat, reader });
  const corrected = new Map(
    corrections.flatMap(({ marks }) => marks.map((mark) => [placeKey(mark), mark.to] as const)),
  );
  const cells = [...sheet.values()].filter(({ isConflict }) => reader.role !== 'scoring' || isConflict);
  return {
    seat,
    name,
    columns: columnsOfSeat(flight, seat),
    ...sheetFactsOf(flight, seat, reader),
    cells: cells.map((cell) => {
      const shown = shownCell(cell, { reader, isOutside: outside.has(placeKey(cell)) });
      const value = corrected.get(placeKey(cell));
      return value === undefined ? shown : { ...shown, value };
    }),
    missing: missingPlaces(sheet, form).length,
    corrections,
  };
}

function shownCell(
  cell: Cell<MarkOfPerson>,
  { reader, isOutside }: { readonly reader: SheetReader; readonly isOutside: boolean },
) {
  const { programmeId, column, value, marks } = cell;
  return {
    programmeId,
    column,
    value,
    isOutside,
    marks: marks.map((mark) => ({
      id: mark.id,
      value: mark.value,
      source: mark.source,
      by: reader.role === 'scoring' && mark.source === 'device' ? '' : mark.person.name,
    })),
  };
}

/** The judges of the panel by seat. */
async function namesOfSeats({ panel, rules }: FlightOfSheets): Promise<ReadonlyMap<string, string>> {
  if (!panel) return new Map();
  const coachOf = rules.sheets.flatMap(({ seat }) => {
    const id = coachOn(panel, seat);
    return id ? [[seat, id] as const] : [];
  });
  const coaches = await coachesById(coachOf.map(([, id]) => id));
  return new Map(coachOf.map(([seat, id]) => [seat, coaches.get(id)?.name ?? '']));
}
