import type { ScheduleDocument } from '../../../contract/core/scheduleDocuments.ts';
import { announcerSheets } from './announcerSheets.ts';
import { checkInLists } from './checkInLists.ts';
import { medalList } from './medalList.ts';
import { musicLists } from './musicLists.ts';
import type { Printout, PrintoutFacts } from './printout.ts';
import { scheduleSheets } from './scheduleSheets.ts';
import { judgesSheets, refereesSheets } from './sheetPrintouts.ts';
import { wallSheets } from './wallSheets.ts';

/** Every paper of the schedule; results are drawn from what is posted. */
export type DayPrintout = Exclude<ScheduleDocument, 'results'>;

const PRINTOUTS: Readonly<Record<DayPrintout, (facts: PrintoutFacts) => Printout>> = {
  schedule: scheduleSheets,
  checkIn: checkInLists,
  announcer: announcerSheets,
  wall: wallSheets,
  judges: judgesSheets,
  referees: refereesSheets,
  music: musicLists,
  medals: medalList,
};

export const printoutOf = (document: DayPrintout, facts: PrintoutFacts): Printout =>
  PRINTOUTS[document](facts);
