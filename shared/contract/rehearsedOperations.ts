import type { Operation } from './routes.ts';

/**
 * The only calls that a rehearsal takes: what happens on the day itself. For every other route it does not exist, so it
 * takes no entries and no money, sends no mail and stands in no list.
 */
export const REHEARSED_OPERATIONS: ReadonlySet<Operation> = new Set<Operation>([
  'addWalkOn',
  'approveResult',
  'changeOrder',
  'checkIn',
  'confirmMarks',
  'correctResult',
  'createCode',
  'endFlight',
  'getCompetition',
  'getFlightSheets',
  'getJudgingSheet',
  'getLive',
  'getResult',
  'getSchedule',
  'getScheduleDocument',
  'getTeamPoints',
  'holdResult',
  'listCodes',
  'listFlightResults',
  'listResults',
  'listRuns',
  'listSheets',
  'markAwarded',
  'markNoShow',
  'postResult',
  'releaseResult',
  'restoreStarter',
  'revokeCode',
  'scratch',
  'startFlight',
  'submitMarks',
  'undoCheckIn',
  'undoEndFlight',
  'undoStartFlight',
  'updatePenalties',
  'updateRange',
]);
