import type { ScheduleDocument } from '../../../contract/schedule/scheduleDocuments.ts';
import { announcerSheets } from './announcerSheets.ts';
import { checkInLists } from './checkInLists.ts';
import type { Paper, PaperFacts } from './paper.ts';
import { scheduleSheets } from './scheduleSheets.ts';
import { wallSheets } from './wallSheets.ts';

const PAPERS: Readonly<Record<ScheduleDocument, (facts: PaperFacts) => Paper>> = {
  schedule: scheduleSheets,
  checkIn: checkInLists,
  announcer: announcerSheets,
  wall: wallSheets,
};

export const paperOf = (document: ScheduleDocument, facts: PaperFacts): Paper => PAPERS[document](facts);
