import { withQuery } from './withQuery.ts';

/** Pages of the day itself, for judges and helpers: they fetch no addresses of organisers. */

/** A judge's own flights; with a flight and a seat, that sheet. */
export const judge = (competitionId: string) => `/day/${encodeURIComponent(competitionId)}/judge`;
export const judgeSheet = (competitionId: string, flightId: string, seat: string) =>
  `${judge(competitionId)}/${encodeURIComponent(flightId)}/${encodeURIComponent(seat)}`;
/** Where a code that the organiser gave is typed. */
export const code = '/code';
/** All sheets of the flights that somebody referees; with a flight, of that one. */
export const referee = (competitionId: string, flight?: string) =>
  withQuery(`/day/${encodeURIComponent(competitionId)}/referee`, { flight });
/** Which music plays now, for helpers with a code. */
export const musicScreen = (competitionId: string) => `/day/${encodeURIComponent(competitionId)}/music`;
const ofDay = (competitionId: string, page: string) => `/day/${encodeURIComponent(competitionId)}/${page}`;
/** The screens that a code opens, or an account with the right. */
export const dayCheckIn = (competitionId: string, find?: string) =>
  withQuery(ofDay(competitionId, 'check-in'), { find });
export const dayJudge = (competitionId: string) => ofDay(competitionId, 'judge');
export const dayPodium = (competitionId: string) => ofDay(competitionId, 'podium');
export const dayScoring = (competitionId: string) => ofDay(competitionId, 'scoring');
export const dayReferee = (competitionId: string) => ofDay(competitionId, 'referee');
export const dayNow = (competitionId: string) => ofDay(competitionId, 'now');
