/** Every address of the product, built in one place (specification, section 2). */

function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams(
    Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined),
  ).toString();
  return search ? `${path}?${search}` : path;
}

export const paths = {
  landing: '/',
  selectLogin: '/select-login',
  login: '/login',
  headCoachLogin: '/head-coach-login',
  managerLogin: '/manager-login',
  signUp: '/signup',
  signUpSuccess: '/signup-success',
  confirmNotices: '/confirm-notices',
  forgetPassword: '/forget-password',
  forgotPasswordSuccess: '/forgot-password-success',
  resetPassword: '/reset-password',
  /** What everybody sees of a competition; an administrator's page of it is `competition`. */
  publicCompetition: (competitionId: string) => `/competitions/${encodeURIComponent(competitionId)}`,
  /** To enter somebody; with an entry, to change it, where its competition is named for who runs that. */
  individualForm: (competitionId?: string, entryId?: string) =>
    withQuery('/individual-form', { competitionId, entryId }),
  teamForm: (competitionId?: string, entryId?: string) => withQuery('/team-form', { competitionId, entryId }),
  danceForm: (competitionId?: string, entryId?: string) =>
    withQuery('/dance-form', { competitionId, entryId }),
  checkIsi: '/check-isi',
  /** The page of a link by which a family takes its entries over, by `?token=`. */
  takeOver: '/take-over',
  /** Also the page of an invitation's link, by `?token=`. */
  updateCouplePartner: (entryId?: string) => withQuery('/update-couple-partner', { entryId }),
  updateDancePartner: (entryId?: string) => withQuery('/update-couple-partner-dance', { entryId }),
  /** A competition's waiver to print; with an entry, its signatures. */
  waiver: (competitionId: string, entryId?: string) => withQuery('/waiver', { competitionId, entryId }),
  /** For the moment after a submit; opened later, it leads on to the entry's page. */
  success: (entryId: string) => withQuery('/success', { entryId }),
  forbidden: '/forbidden',
  notFound: '/notfound',
  admin: '/admin',
  myAccount: '/admin/my-account',
  users: '/admin/users',
  usersNamed: (role: string, search: string) => withQuery('/admin/users', { role, search }),
  members: '/admin/members',
  importMembers: '/admin/members/import',
  rinks: '/admin/rinks',
  coaches: '/admin/coaches',
  importCoaches: '/admin/coaches/import',
  /** The entries that name the account's coach, for an account with that grant. */
  pupils: '/admin/pupils',
  /** The page of a coach's invitation, by `?token=`. */
  coachInvitation: '/coach-invitation',
  competitions: '/admin/competitions',
  competition: (competitionId: string) => `/admin/competitions/${encodeURIComponent(competitionId)}/page`,
  /** One entry for those who answer for it. */
  settings: '/admin/settings',
  /** The receipts of an entry; a family's own needs no competition. */
  receipt: (entryId?: string, competitionId?: string) =>
    withQuery('/admin/receipt', { entryId, competitionId }),
  entryRecord: (competitionId: string, entryId: string) =>
    `/admin/competitions/${encodeURIComponent(competitionId)}/entries/${encodeURIComponent(entryId)}`,
  /** What is charged and paid; a manager's own competition needs no naming. */
  money: (
    competition?: string,
    query: { readonly tab?: string; readonly entry?: string; readonly standing?: string } = {},
  ) => withQuery('/admin/money', { competition, ...query }),
  /** The invoices of a home rink's entries, the newest unless one is named; a head coach's own needs no naming. */
  rinkInvoice: (rink?: string, competition?: string, number?: number) =>
    withQuery('/admin/money/invoice', { competition, rink, number: number?.toString() }),
  addCompetition: '/admin/add-competitions',
  /** A competition that is being set up. */
  setUp: (competition: string) => withQuery('/admin/add-competitions', { competition }),
  editCompetition: (competition?: string) =>
    withQuery('/admin/add-competitions', { isEdit: 'true', competition }),
  /** The own rink's entries, for its head coach. */
  coachDesk: (competition?: string) => withQuery('/admin/coach', { competition }),
  ice: (competition?: string) => withQuery('/admin/ice', { competition }),
  waiting: (competition?: string) => withQuery('/admin/waiting', { competition }),
  recheck: (competition?: string) => withQuery('/admin/recheck', { competition }),
  reminders: (competition?: string) => withQuery('/admin/reminders', { competition }),
  /** Skaters who may be entered twice. */
  doubles: (competition?: string) => withQuery('/admin/doubles', { competition }),
  form: (competition?: string) => withQuery('/admin/form', { competition }),
  editForm: (competition?: string) => withQuery('/admin/add-form', { competition }),
  archivedCompetitions: '/admin/archive-competition',
  skaters: (competition?: string) => withQuery('/admin/skaters', { competition }),
  teams: (competition?: string) => withQuery('/admin/teams', { competition }),
  dances: (competition?: string) => withQuery('/admin/dances', { competition }),
  /** Enters the skaters of a file. */
  importEntries: (competition?: string) => withQuery('/admin/import-entries', { competition }),
  /** Lists of a competition to take away. */
  exports: (competition?: string) => withQuery('/admin/exports', { competition }),
  competitionSkaters: '/admin/competition-skaters',
  competitionTeams: '/admin/competition-teams',
  availableCompetitions: '/admin/skaters-competitions',
  submissions: '/admin/submissions',
  /** One entry for the family that made it. */
  entry: (entryId: string) => `/admin/entries/${encodeURIComponent(entryId)}`,
  teamSubmissions: '/admin/team-submissions',
  danceSubmissions: '/admin/dance-submissions',
} as const;
