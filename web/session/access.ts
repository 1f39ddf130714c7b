import { ROLES, type Role } from '../../shared/contract/core/roles.ts';
import { paths } from '../paths.ts';

/** Stands for the record of any entry, whose address lies below the competitions'. */
const ENTRY_RECORD = paths.entryRecord(':competitionId', ':entryId');
/** Stands for any of a family's own entries. */
const OWN_ENTRY = paths.entry(':entryId');

/** The roles of each page in the admin area; a page that is missing here is open to no role. */
export const PAGE_ROLES = {
  [paths.myAccount]: ROLES,
  [paths.users]: ['SUPER_ADMIN'],
  [paths.members]: ['SUPER_ADMIN'],
  [paths.importMembers]: ['SUPER_ADMIN'],
  [paths.settings]: ['SUPER_ADMIN'],
  [paths.retention]: ['SUPER_ADMIN'],
  [paths.receipt()]: ['SUPER_ADMIN', 'MANAGER', 'SKATER'],
  [paths.rinks]: ['SUPER_ADMIN'],
  [paths.coaches]: ['SUPER_ADMIN', 'HEAD_COACH'],
  [paths.importCoaches]: ['SUPER_ADMIN', 'HEAD_COACH'],
  [paths.pupils]: ROLES,
  [paths.myDay()]: ROLES,
  [paths.competitions]: ['SUPER_ADMIN'],
  [ENTRY_RECORD]: ['SUPER_ADMIN', 'HEAD_COACH', 'MANAGER'],
  [paths.archivedCompetitions]: ['SUPER_ADMIN'],
  [paths.skaters()]: ['SUPER_ADMIN', 'HEAD_COACH'],
  [paths.teams()]: ['SUPER_ADMIN', 'HEAD_COACH'],
  [paths.dances()]: ['SUPER_ADMIN', 'HEAD_COACH', 'MANAGER'],
  [paths.coachDashboard()]: ['HEAD_COACH'],
  [paths.rinkDay()]: ['HEAD_COACH'],
  [paths.addCompetition]: ['SUPER_ADMIN', 'MANAGER'],
  [paths.waiting()]: ['SUPER_ADMIN', 'MANAGER'],
  [paths.ice()]: ['SUPER_ADMIN', 'MANAGER'],
  [paths.flights()]: ['SUPER_ADMIN', 'MANAGER'],
  [paths.schedule()]: ['SUPER_ADMIN', 'MANAGER'],
  [paths.panels()]: ['SUPER_ADMIN', 'MANAGER'],
  [paths.checkIn()]: ['SUPER_ADMIN', 'MANAGER'],
  [paths.helpers()]: ['SUPER_ADMIN', 'MANAGER'],
  [paths.music()]: ['SUPER_ADMIN', 'HEAD_COACH', 'MANAGER'],
  [paths.judgingRules()]: ['SUPER_ADMIN', 'MANAGER'],
  [paths.rehearsal()]: ['SUPER_ADMIN', 'MANAGER'],
  [paths.judging()]: ROLES,
  [paths.nowAndNext()]: ['SUPER_ADMIN', 'MANAGER'],
  [paths.late()]: ['SUPER_ADMIN', 'MANAGER'],
  [paths.scoring()]: ['SUPER_ADMIN', 'MANAGER'],
  [paths.flightResults()]: ['SUPER_ADMIN', 'MANAGER'],
  [paths.awards()]: ['SUPER_ADMIN', 'MANAGER'],
  [paths.publishing()]: ['SUPER_ADMIN', 'MANAGER'],
  [paths.money()]: ['SUPER_ADMIN', 'MANAGER'],
  [paths.rinkInvoice()]: ['SUPER_ADMIN', 'HEAD_COACH', 'MANAGER'],
  [paths.recheck()]: ['SUPER_ADMIN', 'MANAGER'],
  [paths.doubles()]: ['SUPER_ADMIN', 'MANAGER'],
  [paths.messages()]: ['SUPER_ADMIN', 'MANAGER'],
  [paths.reminders()]: ['SUPER_ADMIN', 'MANAGER'],
  [paths.unsentMails()]: ['SUPER_ADMIN', 'MANAGER'],
  [paths.allUnsentMails]: ['SUPER_ADMIN'],
  [paths.form()]: ['SUPER_ADMIN', 'MANAGER'],
  [paths.editForm()]: ['SUPER_ADMIN', 'MANAGER'],
  [paths.importEntries()]: ['SUPER_ADMIN', 'MANAGER'],
  [paths.exports()]: ['SUPER_ADMIN', 'MANAGER'],
  [paths.competitionSkaters]: ['MANAGER'],
  [paths.competitionTeams]: ['MANAGER'],
  [paths.availableCompetitions]: ['SKATER'],
  [paths.submissions]: ['SKATER'],
  [paths.skatingRecord]: ['SKATER'],
  [OWN_ENTRY]: ['SKATER'],
  [paths.teamSubmissions]: ['HEAD_COACH', 'SKATER'],
  [paths.danceSubmissions]: ['SKATER'],
} as const satisfies Record<string, readonly Role[]>;

/** Whether the role runs competitions; false while it is unknown. */
export function isOrganiser(role: Role | null): boolean {
  return role === 'SUPER_ADMIN' || role === 'MANAGER';
}

/** Whether a role may enter an address; every address outside the admin area is open. */
export function mayEnter(role: Role, address: string): boolean {
  const { pathname } = new URL(address, 'http://here');
  if (pathname !== paths.admin && !pathname.startsWith(`${paths.admin}/`)) return true;
  if (pathname === paths.admin) return true;
  const page = pageAt(pathname);
  const roles: readonly Role[] = (PAGE_ROLES as Readonly<Record<string, readonly Role[]>>)[page] ?? [];
  return roles.includes(role);
}

/** The page of an address: those of a competition and an entry contain ids. */
function pageAt(pathname: string): string {
  if (/^\/admin\/entries\/[^/]+$/.test(pathname)) return OWN_ENTRY;
  if (!pathname.startsWith(`${paths.competitions}/`)) return pathname;
  return /^[^/]+\/entries\/[^/]+$/.test(pathname.slice(paths.competitions.length + 1))
    ? ENTRY_RECORD
    : paths.competitions;
}
