import { withQuery } from './withQuery.ts';

/** Pages of the day itself, for judges and helpers. */

/** A judge's own flights; with a flight and a seat, that sheet. */
export const judge = (competitionId: string) => `/day/${encodeURIComponent(competitionId)}/judge`;
export const judgeSheet = (competitionId: string, flightId: string, seat: string) =>
  `${judge(competitionId)}/${encodeURIComponent(flightId)}/${encodeURIComponent(seat)}`;
/** Where a code that the organiser gave is typed. */
export const code = '/code';
/** All sheets of the flights that somebody referees; with a flight, of that one. */
export const referee = (competitionId: string, flight?: string) =>
  withQuery(`/day/${encodeURIComponent(competitionId)}/referee`, { flight });
