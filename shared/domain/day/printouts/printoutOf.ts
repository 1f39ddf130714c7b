import type { ScheduleDocument } from '../../../contract/core/documentWords.ts';
import { announcerSheets } from './announcerSheets.ts';
import { checkInLists } from './checkInLists.ts';
import { cueSheet } from './cueSheet.ts';
import { medalList } from './medalList.ts';
import { musicLists } from './musicLists.ts';
import type { DayPrintout, PrintoutFacts } from './printoutFacts.ts';
import { scheduleSheets } from './scheduleSheets.ts';
import { judgesSheets, refereesSheets } from './sheetPrintouts.ts';
import { wallSheets } from './wallSheets.ts';

/** Every printout of the schedule; results are drawn from what is posted. */
export type PrintoutKind = Exclude<ScheduleDocument, 'results'>;

const PRINTOUTS: Readonly<Record<PrintoutKind, (facts: PrintoutFacts) => DayPrintout>> = {
  schedule: scheduleSheets,
  checkIn: checkInLists,
  announcer: announcerSheets,
  wall: wallSheets,
  judges: judgesSheets,
  referees: refereesSheets,
  music: musicLists,
  cues: cueSheet,
  medals: medalList,
};

export const printoutOf = (document: PrintoutKind, facts: PrintoutFacts): DayPrintout =>
  PRINTOUTS[document](facts);
