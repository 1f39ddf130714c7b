import { useLocation, useSearchParams } from 'react-router-dom';
import type { SessionUser } from '../../shared/contract/people/accounts/authentication.ts';
import type { Competition } from '../../shared/contract/entering/competitions/competitions.ts';
import { ROLES_WITH_COMPETITION_CHOICE, type Role } from '../../shared/contract/core/roles.ts';
import { dayIn } from '../../shared/domain/core/dates/timeZone.ts';
import { currentTime } from '../clock.ts';
import {
  COMPETITION_PARAMETER,
  useDefaultCompetition,
} from '../features/entering/competitionChoice/index.ts';
import { isRehearsal, organisedCompetition } from '../../shared/domain/core/competitions/rehearsalId.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import type { MenuIconName } from '../layout/MenuIcon.tsx';
import type { MenuGroup, MenuItem } from '../layout/navigation.ts';
import { paths } from '../paths.ts';
import { COACH_MENU, MENU, MENU_GROUPS, type MenuLabel } from '../session/menu.ts';
import { useResultsAddress } from './resultsOfToday.ts';
import { isAboutItsOwn, isBeforePublication, WORK_BEFORE_PUBLICATION } from './setUpMenu.ts';

/** Pages that show one competition, which a role with several chooses. */
const OF_ONE_COMPETITION: readonly string[] = [
  paths.skaters(),
  paths.teams(),
  paths.dances(),
  paths.teamSubmissions,
  paths.exports(),
  paths.coachDashboard(),
  paths.rinkDay(),
  paths.rinkInvoice(),
  paths.money(),
  paths.waiting(),
  paths.ice(),
  paths.flights(),
  paths.schedule(),
  paths.publishing(),
  paths.panels(),
  paths.checkIn(),
  paths.helpers(),
  paths.judgingRules(),
  paths.music(),
  paths.rehearsal(),
  paths.messages(),
  paths.reminders(),
  paths.unsentMails(),
  paths.recheck(),
  paths.doubles(),
  paths.scoring(),
  paths.flightResults(),
  paths.awards(),
  paths.nowAndNext(),
  paths.late(),
];

/** Those that a rehearsal has too. */
const OF_REHEARSALS: readonly string[] = [
  paths.checkIn(),
  paths.nowAndNext(),
  paths.scoring(),
  paths.helpers(),
  paths.flightResults(),
  paths.awards(),
  paths.rehearsal(),
];

const ICONS: Readonly<Record<MenuLabel, MenuIconName>> = {
  rinks: 'rink',
  competitions: 'cup',
  archivedCompetitions: 'archive',
  skaters: 'skater',
  teams: 'team',
  dances: 'couple',
  allSkaters: 'skater',
  allTeams: 'team',
  teamSubmissions: 'entries',
  allDances: 'couple',
  competitionDetail: 'detail',
  addForm: 'form',
  availableCompetitions: 'calendar',
  skatersSubmissions: 'skater',
  danceSubmissions: 'couple',
  money: 'money',
  waitlists: 'waitlist',
  ice: 'ice',
  flights: 'flights',
  schedule: 'schedule',
  doubles: 'merge',
  messages: 'unsent',
  reminders: 'reminder',
  unsentMails: 'unsent',
  allUnsentMails: 'unsent',
  exports: 'export',
  eligibility: 'eligibility',
  scoring: 'form',
  flightResults: 'entries',
  people: 'team',
  members: 'card',
  settings: 'settings',
  rinkEntries: 'rink',
  rinkDay: 'calendar',
  invoices: 'invoice',
  coaches: 'coach',
  pupils: 'skater',
  panels: 'panel',
  checkIn: 'waitlist',
  helpers: 'team',
  judgingRules: 'eligibility',
  music: 'entries',
  rehearsal: 'flights',
  judging: 'panel',
  myDay: 'calendar',
  awards: 'cup',
  nowAndNext: 'calendar',
  allResults: 'cup',
  skatingRecord: 'archive',
  myAccount: 'settings',
};

/** Whether the page lets this role choose among competitions. */
export function hasCompetitionChoice(role: Role, pathname: string): boolean {
  // An administrator's invoices are those of a rink, which the address names too.
  if (pathname === paths.rinkInvoice()) return role === 'HEAD_COACH';
  return ROLES_WITH_COMPETITION_CHOICE.includes(role) && OF_ONE_COMPETITION.includes(pathname);
}

/**
 * The role's menu and the groups below it. For a role with several competitions, a group's links name the one
 * that the page is about, else the one that the account would work with; the menu's own links name only a chosen one.
 * A competition that is being set up has only the pages that open before it is published.
 * @param shown the competition of the page, where it lets the role choose
 * @param own the competition of a role that has only one
 */
export function useMenu(user: SessionUser, shown: Competition | undefined, own?: Competition) {
  const { t } = useTranslation('menu');
  const results = useResultsAddress(user);
  const hasSeveral = ROLES_WITH_COMPETITION_CHOICE.includes(user.role);
  const { named, pathname, isEdit } = useNamedCompetition();
  const usual = useDefaultCompetition(hasSeveral && shown === undefined);
  const found = shown ?? usual.listed.find(({ id }) => id === named);
  const isKnown = found !== undefined || !(usual.isPending || usual.isError);
  const isPublished = isKnown ? found !== undefined : undefined;
  const isOwnPage = isAboutItsOwn({ pathname, named });
  const competition = hasSeveral ? (found ?? (isOwnPage ? undefined : usual.competition)) : undefined;
  const isDraft = hasSeveral && isBeforePublication({ pathname, named, isEdit, isPublished });
  // Within a rehearsal the links of its day stay in it, also a manager’s; all others leave it.
  const rehearsal = named !== null && isRehearsal(named) ? named : undefined;
  const addressOf = (to: string, competitionId: string | undefined) => {
    if (rehearsal !== undefined && OF_REHEARSALS.includes(to)) return rehearsal;
    return OF_ONE_COMPETITION.includes(to) ? competitionId && organisedCompetition(competitionId) : undefined;
  };
  const toItem = ({ to, label }: MenuEntry, competitionId: string | undefined): MenuItem => ({
    path: to === paths.latestResults ? results : pathOf(to, addressOf(to, competitionId)),
    label: t(label),
    icon: ICONS[label],
  });
  // No other page opens before the second factor that the federation requires.
  if (user.secondFactorMissing) return { items: [], groups: [] };
  const chosen = shown?.id === named ? shown?.id : undefined;
  const isAboutNone = (heading: string) =>
    heading === 'federation' ||
    heading === 'coach' ||
    heading === 'own' ||
    (heading === 'work' && rehearsal !== undefined);
  const groups = groupsOf(user);
  const ownId = competition?.id ?? (isOwnPage ? (named ?? undefined) : undefined);
  const toGroup = ({ heading, items }: PagesOfGroup): MenuGroup => ({
    heading: t(`groups.${heading}`),
    about: isAboutNone(heading) ? undefined : competition?.name,
    items: items.map((entry) => toItem(entry, ownId)),
  });
  const toDraftGroup = (group: PagesOfGroup): MenuGroup[] => {
    if (group.heading === 'day') return [];
    if (group.heading !== 'work') return [toGroup(group)];
    const open = group.items.filter(({ to }) => named !== null && WORK_BEFORE_PUBLICATION.includes(to));
    return [{ ...toGroup({ ...group, items: open }), note: t('beforePublication') }];
  };
  return {
    items: MENU[user.role].map((entry) => toItem(entry, chosen)),
    groups: isDraft
      ? groups.flatMap(toDraftGroup)
      : inOrderOfDay(groups, competition ?? own, currentTime()).map(toGroup),
  };
}

/** The role's groups, and for a coach those pages of the grant that no group has yet. */
function groupsOf({ role, coachId }: SessionUser): readonly PagesOfGroup[] {
  const groups: readonly PagesOfGroup[] = MENU_GROUPS[role];
  if (!coachId) return groups;
  const listed = new Set(groups.flatMap(({ items }) => items.map(({ to }) => to)));
  return [...groups, { ...COACH_MENU, items: COACH_MENU.items.filter(({ to }) => !listed.has(to)) }];
}

const pathOf = (to: string, competitionId: string | undefined) =>
  competitionId ? `${to}?${COMPETITION_PARAMETER}=${competitionId}` : to;

/** On the days of the competition, what those need comes first. */
export function inOrderOfDay<Group extends { readonly heading: string }>(
  groups: readonly Group[],
  competition: Pick<Competition, 'startDate' | 'endDate' | 'timeZone'> | undefined,
  now: Date,
): readonly Group[] {
  if (!competition) return groups;
  const today = dayIn(now, competition.timeZone);
  if (today < competition.startDate || today > competition.endDate) return groups;
  const isDay = ({ heading }: Group) => heading === 'day';
  return [...groups.filter(isDay), ...groups.filter((group) => !isDay(group))];
}

interface MenuEntry {
  readonly to: string;
  readonly label: MenuLabel;
}

interface PagesOfGroup {
  readonly heading: (typeof MENU_GROUPS)[Role][number]['heading'] | (typeof COACH_MENU)['heading'];
  readonly items: readonly MenuEntry[];
}

/** The competition in the address of a page of its own, or in the query. */
function useNamedCompetition() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const [, id] = /^\/admin\/competitions\/([^/]+)\//.exec(pathname) ?? [];
  const named = id ?? search.get(COMPETITION_PARAMETER);
  return { pathname, named, isEdit: search.get('isEdit') === 'true' };
}
