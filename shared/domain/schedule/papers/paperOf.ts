import type { ScheduleDocument } from '../../../contract/schedule/scheduleDocuments.ts';
import { announcerSheets } from './announcerSheets.ts';
import { checkInLists } from './checkInLists.ts';
import { medalList } from './medalList.ts';
import { musicLists } from './musicLists.ts';
import type { Printout, PaperFacts } from './paper.ts';
import { scheduleSheets } from './scheduleSheets.ts';
import { judgesSheets, refereesSheets } from './sheetPapers.ts';
import { wallSheets } from './wallSheets.ts';

const PAPERS: Readonly<Record<ScheduleDocument, (facts: PaperFacts) => Printout>> = {
  schedule: scheduleSheets,
  checkIn: checkInLists,
  announcer: announcerSheets,
  wall: wallSheets,
  judges: judgesSheets,
  referees: refereesSheets,
  music: musicLists,
  medals: medalList,
};

export const paperOf = (document: ScheduleDocument, facts: PaperFacts): Printout => PAPERS[document](facts);
