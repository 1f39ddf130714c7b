import { paths } from '../paths.ts';
import { mayEnter } from './access.ts';

/** Pages that differ by role, or that are about the account's own competition or rink. */
const OF_ACCOUNT: readonly string[] = [
  paths.admin,
  paths.teamSubmissions,
  paths.coachDashboard(),
  paths.rinkInvoice(),
  paths.receipt(),
  paths.form(),
  paths.editForm(),
  paths.addCompetition,
];

/** Whether a page has nothing to ask for before the account is known (decision 0294). */
export function needsAccount(address: string, search: string): boolean {
  // The router takes these for the same page.
  const pathname = address.toLowerCase().replace(/\/+$/, '');
  if (OF_ACCOUNT.includes(pathname)) return true;
  const isNamed =
    new URLSearchParams(search).has('competition') || pathname.startsWith(`${paths.competitions}/`);
  // A manager's pages are about the own competition, which the account knows.
  return mayEnter('MANAGER', pathname) && !mayEnter('SKATER', pathname) && !isNamed;
}
