import { withQuery } from './withQuery.ts';

/** Below `/admin`, without those that forms and log-in lead to: a visitor fetches none of these. */

export const users = '/admin/users';
export const usersNamed = (role: string, search: string) => withQuery('/admin/users', { role, search });
export const members = '/admin/members';
export const importMembers = '/admin/members/import';
export const rinks = '/admin/rinks';
export const coaches = '/admin/coaches';
export const importCoaches = '/admin/coaches/import';
export const competitions = '/admin/competitions';
export const competition = (competitionId: string) =>
  `/admin/competitions/${encodeURIComponent(competitionId)}/page`;
/** One entry for those who answer for it. */
export const settings = '/admin/settings';
/** The receipts of an entry; a family's own needs no competition. */
export const receipt = (entryId?: string, competitionId?: string) =>
  withQuery('/admin/receipt', { entryId, competitionId });
/** The competition's charges and payments; a manager's own competition needs no naming. */
export const money = (
  competition?: string,
  query: { readonly tab?: string; readonly entry?: string; readonly standing?: string } = {},
) => withQuery('/admin/money', { competition, ...query });
/** The invoices of a home rink's entries, the newest unless one is named; a head coach's own needs no naming. */
export const rinkInvoice = (rink?: string, competition?: string, number?: number) =>
  withQuery('/admin/money/invoice', { competition, rink, number: number?.toString() });
export const addCompetition = '/admin/add-competitions';
/** A competition that is being set up. */
export const setUp = (competition: string) => withQuery('/admin/add-competitions', { competition });
export const editCompetition = (competition?: string) =>
  withQuery('/admin/add-competitions', { isEdit: 'true', competition });
/** The own rink's entries, for its head coach. */
export const coachDashboard = (competition?: string) => withQuery('/admin/coach', { competition });
/** When and where all skaters of the own rink skate, for its head coach. */
export const rinkDay = (competition?: string) => withQuery('/admin/rink-day', { competition });
/** The choice of a competition, also where one would open by itself. */
export const allMyDays = '/admin/my-day?all';
export const ice = (competition?: string) => withQuery('/admin/ice', { competition });
/** The flights of a competition, or of one event. */
export const flights = (competition?: string, event?: string) =>
  withQuery('/admin/flights', { competition, event });
/** The schedule's versions, their readers, and the time for corrections. */
export const publishing = (competition?: string) => withQuery('/admin/schedule/publishing', { competition });
export const schedule = (competition?: string) => withQuery('/admin/schedule', { competition });
/** The schedule with the blocks selected that have no ice: all, or those of one surface and day. */
export const scheduleWithoutIce = (
  competition: string,
  track: { readonly date?: string; readonly surfaceId?: string } = {},
) =>
  withQuery('/admin/schedule', {
    competition,
    select: 'withoutIce',
    date: track.date,
    surface: track.surfaceId,
  });
/** The judging panels, for organisers. */
export const panels = (competition?: string) => withQuery('/admin/panels', { competition });
/** The music of a competition, for its organisers. */
export const music = (competition?: string) => withQuery('/admin/music', { competition });
/** By which rules a competition is judged. */
export const judgingRules = (competition?: string) => withQuery('/admin/judging-rules', { competition });
/** The same, with the question which judge leaves. */
export const judgeLeaves = (competition?: string) => withQuery('/admin/panels', { competition, leaves: '1' });
/** A judge's panels, for accounts of coaches. */
export const judging = (competition?: string) => withQuery('/admin/judging', { competition });
/** Paper sheets that are typed in, and the sheets of whole flights. */
export const scoring = (competition?: string, flight?: string) =>
  withQuery('/admin/scoring', { competition, flight });
/** Flight by flight: what is missing, and the steps of each result. */
export const flightResults = (competition?: string) => withQuery('/admin/results', { competition });
/** The podium of the day, medals to order, certificates and labels. */
export const awards = (competition?: string, view?: string) =>
  withQuery('/admin/awards', { competition, view });
/** The running order, for organisers on the day. */
export const nowAndNext = (competition?: string) => withQuery('/admin/now', { competition });
/** Ways to go on with a day that is late, for organisers. @param swap a flight that is to change places with the one after it */
export const late = (competition?: string, swap?: string) =>
  withQuery('/admin/now/late', { competition, swap });
/** Ways to other ice for the flights of a coming day that have none. */
export const otherIce = (competition: string, day: string) =>
  withQuery('/admin/now/late', { competition, day });
/** The check-in list, for organisers. */
export const checkIn = (competition?: string) => withQuery('/admin/check-in', { competition });
/** A day to practise on, with invented skaters. */
export const rehearsal = (competition?: string) => withQuery('/admin/rehearsal', { competition });
/** The codes of the helpers on the day, for organisers. */
export const helpers = (competition?: string) => withQuery('/admin/helpers', { competition });
/** The link of a helper's code: behind the `#`, so that no server logs it. */
export const codeLink = (code: string) => `/code#${encodeURIComponent(code)}`;
export const waiting = (competition?: string) => withQuery('/admin/waiting', { competition });
export const recheck = (competition?: string) => withQuery('/admin/recheck', { competition });
/** @param about the subject that is chosen at first */
export const reminders = (competition?: string, about?: string) =>
  withQuery('/admin/reminders', { competition, about });
/** Organisers' emails to many families. */
export const messages = (competition?: string) => withQuery('/admin/messages', { competition });
/** Unsent mails with their reasons: of a competition, and of all. */
export const unsentMails = (competition?: string) => withQuery('/admin/unsent-mails', { competition });
export const allUnsentMails = '/admin/all-unsent-mails';
/** What is kept, and what the job deletes next. */
export const retention = '/admin/privacy';
/** Skaters who may be entered twice. */
export const doubles = (competition?: string) => withQuery('/admin/doubles', { competition });
export const form = (competition?: string) => withQuery('/admin/form', { competition });
export const editForm = (competition?: string) => withQuery('/admin/add-form', { competition });
export const archivedCompetitions = '/admin/archive-competition';
export const skaters = (competition?: string) => withQuery('/admin/skaters', { competition });
export const teams = (competition?: string) => withQuery('/admin/teams', { competition });
export const dances = (competition?: string) => withQuery('/admin/dances', { competition });
/** Enters the skaters of a file. */
export const importEntries = (competition?: string) => withQuery('/admin/import-entries', { competition });
/** Lists of a competition to take away. */
export const exports = (competition?: string) => withQuery('/admin/exports', { competition });
export const competitionSkaters = '/admin/competition-skaters';
export const competitionTeams = '/admin/competition-teams';
export const availableCompetitions = '/admin/skaters-competitions';
