import { cellAt, REFEREE } from '../../../../shared/domain/day/sheets/marks.ts';
import { doesSheetCount, stateOfSheet } from '../../../../shared/domain/day/sheets/sheetState.ts';
import type { SheetProgress } from '../../../../shared/domain/day/running/flightLife.ts';
import type { ResultState } from '../../../../shared/contract/day/results/results.ts';
import type { JudgedProgramme, ResultColumn } from '../../../../shared/domain/day/results/placeProgrammes.ts';
import { formOfSeat, type FlightOfSheets } from './loadSheets.ts';
import { sheetOfSeat } from './sheetOfSeat.ts';

/** How far the sheet of each seat is that has one. */
export function sheetsOfFlight(flight: FlightOfSheets): (SheetProgress & { readonly isCounted: boolean })[] {
  return flight.rules.sheets
    .filter(({ columns }) => columns.length > 0)
    .map(({ seat }) => {
      const facts = flight.stored.state.sheets.get(seat) ?? {};
      const state = stateOfSheet(sheetOfSeat(flight, seat), facts, formOfSeat(flight, seat));
      return {
        seat,
        isIn: state === 'counts' || state === 'toConfirm' || state === 'conflict',
        isChecked: state === 'counts' || state === 'conflict',
        hasConflict: state === 'conflict',
        isCounted: doesSheetCount(state, seat),
      };
    });
}

/** The judges' columns in the order of the seats. */
export const columnsOfJudges = ({ rules }: FlightOfSheets): ResultColumn[] =>
  rules.sheets
    .filter(({ seat }) => seat !== REFEREE)
    .flatMap(({ seat, columns }) => columns.map(({ id, name }) => ({ seat, id, name })));

const STATES: Readonly<Record<string, ResultState>> = { scratched: 'withdrawn', noShow: 'noShow' };

/** Reads each programme's marks from its sheets; null while a sheet does not count. */
export function judgedProgrammes(flight: FlightOfSheets): JudgedProgramme[] | null {
  const sheets = new Map(flight.rules.sheets.map(({ seat }) => [seat as string, sheetOfSeat(flight, seat)]));
  const columns = columnsOfJudges(flight);
  const valueAt = (seat: string, programmeId: string, column: string) => {
    const sheet = sheets.get(seat);
    return sheet ? cellAt(sheet, { programmeId, column }).value : null;
  };
  const programmes = flight.starters.map(({ programmeId, state: starter }): JudgedProgramme => {
    const state = STATES[starter] ?? 'skated';
    return {
      programmeId,
      state,
      columns: state === 'skated' ? columns.map(({ seat, id }) => valueAt(seat, programmeId, id) ?? NaN) : [],
      referee: state === 'skated' ? valueAt(REFEREE, programmeId, 'total') : null,
      penalties: flight.stored.state.penalties
        .filter((penalty) => penalty.programmeId === programmeId)
        .map(({ code, tenths }) => ({ code, tenths })),
    };
  });
  const isSkated = programmes.some(({ state }) => state === 'skated');
  const isCounted = sheetsOfFlight(flight).every((sheet) => sheet.isCounted);
  const isComplete = programmes.every(({ columns: marks }) => !marks.some(Number.isNaN));
  return !isSkated || (isCounted && isComplete) ? programmes : null;
}
