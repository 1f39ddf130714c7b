import type { ScheduleDocument } from '../../../contract/core/scheduleDocuments.ts';
import { announcerSheets } from './announcerSheets.ts';
import { checkInLists } from './checkInLists.ts';
import { medalList } from './medalList.ts';
import { musicLists } from './musicLists.ts';
import type { Printout, PaperFacts } from './paper.ts';
import { scheduleSheets } from './scheduleSheets.ts';
import { judgesSheets, refereesSheets } from './sheetPapers.ts';
import { wallSheets } from './wallSheets.ts';

/** Every paper of the schedule; results are drawn from what is posted. */
export type DayPaper = Exclude<ScheduleDocument, 'results'>;

const PAPERS: Readonly<Record<DayPaper, (facts: PaperFacts) => Printout>> = {
  schedule: scheduleSheets,
  checkIn: checkInLists,
  announcer: announcerSheets,
  wall: wallSheets,
  judges: judgesSheets,
  referees: refereesSheets,
  music: musicLists,
  medals: medalList,
};

export const paperOf = (document: DayPaper, facts: PaperFacts): Printout => PAPERS[document](facts);
