import { withQuery } from './withQuery.ts';

/** The pages that visits begin with, and those to which their forms and the log-in lead. */

export const landing = '/';
export const selectLogin = '/select-login';
export const login = '/login';
export const headCoachLogin = '/head-coach-login';
export const managerLogin = '/manager-login';
export const signUp = '/signup';
export const signUpSuccess = '/signup-success';
export const confirmNotices = '/confirm-notices';
export const forgetPassword = '/forget-password';
export const forgotPasswordSuccess = '/forgot-password-success';
export const resetPassword = '/reset-password';
/** The public page of a competition; an administrator's page of it is `competition`. */
export const publicCompetition = (competitionId: string) =>
  `/competitions/${encodeURIComponent(competitionId)}`;
export const publicSchedule = (competitionId: string) =>
  `/competitions/${encodeURIComponent(competitionId)}/schedule`;
/** The last competitions with results, on the start page. */
export const latestResults = '/#results';
export const publicResults = (competitionId: string, event?: string) =>
  withQuery(`/competitions/${encodeURIComponent(competitionId)}/results`, { event });
export const publicTeamPoints = (competitionId: string) => `${publicResults(competitionId)}?view=teams`;
/** Where a competition is right now, for phones. */
export const live = (competitionId: string) => `/competitions/${encodeURIComponent(competitionId)}/live`;
/** The same for a display in the hall. */
export const hall = (competitionId: string) => `/competitions/${encodeURIComponent(competitionId)}/hall`;
/** To enter somebody; with an entry, to change it, where its competition is named for who runs that. */
export const individualForm = (competitionId?: string, entryId?: string) =>
  withQuery('/individual-form', { competitionId, entryId });
export const teamForm = (competitionId?: string, entryId?: string) =>
  withQuery('/team-form', { competitionId, entryId });
export const danceForm = (competitionId?: string, entryId?: string) =>
  withQuery('/dance-form', { competitionId, entryId });
/** Where a helper opens a code. */
export const openCode = '/code';
export const checkIsi = '/check-isi';
/** What is kept of families, in plain words. */
export const privacy = '/privacy';
/** The page of a link by which a family takes its entries over, by `?token=`. */
export const takeOver = '/take-over';
/** The page of a link by which a second guardian joins a family, by `?token=`. */
export const guardian = '/guardian';
/** Also the page of an invitation's link, by `?token=`. */
export const updateCouplePartner = (entryId?: string) => withQuery('/update-couple-partner', { entryId });
export const updateDancePartner = (entryId?: string) =>
  withQuery('/update-couple-partner-dance', { entryId });
/** A competition's waiver to print; with an entry, its signatures. */
export const waiver = (competitionId: string, entryId?: string) =>
  withQuery('/waiver', { competitionId, entryId });
/** For the moment after a submit; opened later, it leads on to the entry's page. */
export const success = (entryId: string) => withQuery('/success', { entryId });
export const forbidden = '/forbidden';
export const notFound = '/notfound';
export const admin = '/admin';
/** The page of a coach's invitation, by `?token=`. */
export const coachInvitation = '/coach-invitation';
export const myAccount = '/admin/my-account';
export const entryRecord = (competitionId: string, entryId: string) =>
  `/admin/competitions/${encodeURIComponent(competitionId)}/entries/${encodeURIComponent(entryId)}`;
export const submissions = '/admin/submissions';
/** One entry for the family that made it. */
export const entry = (entryId: string) => `/admin/entries/${encodeURIComponent(entryId)}`;
export const teamSubmissions = '/admin/team-submissions';
export const danceSubmissions = '/admin/dance-submissions';
/** The family's posted results, across competitions. */
export const skatingRecord = '/admin/skating-record';
/** The appointments of the account's skaters, pupils and panels. */
export const myDay = (competition?: string) => withQuery('/admin/my-day', { competition });
/** The entries that name the account's coach, for an account with that grant. */
export const pupils = '/admin/pupils';
