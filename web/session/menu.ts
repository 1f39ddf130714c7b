import type { Role } from '../../shared/contract/core/roles.ts';
import { paths } from '../paths.ts';

/** The side menu of each role, in the specification's order (section 2); labels are in the catalogue. */
export const MENU = {
  SUPER_ADMIN: [
    { to: paths.rinks, label: 'rinks' },
    { to: paths.competitions, label: 'competitions' },
    { to: paths.archivedCompetitions, label: 'archivedCompetitions' },
    { to: paths.skaters(), label: 'skaters' },
    { to: paths.teams(), label: 'teams' },
    { to: paths.dances(), label: 'dances' },
  ],
  HEAD_COACH: [
    { to: paths.skaters(), label: 'allSkaters' },
    { to: paths.teams(), label: 'allTeams' },
    { to: paths.teamSubmissions, label: 'teamSubmissions' },
    { to: paths.dances(), label: 'allDances' },
  ],
  MANAGER: [
    { to: paths.competitionSkaters, label: 'skaters' },
    { to: paths.competitionTeams, label: 'teams' },
    { to: paths.dances(), label: 'dances' },
    { to: paths.editCompetition(), label: 'competitionDetail' },
    { to: paths.editForm(), label: 'addForm' },
  ],
  SKATER: [
    { to: paths.availableCompetitions, label: 'availableCompetitions' },
    { to: paths.submissions, label: 'skatersSubmissions' },
    { to: paths.teamSubmissions, label: 'teamSubmissions' },
    { to: paths.danceSubmissions, label: 'danceSubmissions' },
  ],
} as const satisfies Record<Role, readonly { to: string; label: string }[]>;

/** The organisers' pages of one competition. */
const WORK = {
  heading: 'work',
  items: [
    { to: paths.money(), label: 'money' },
    { to: paths.waiting(), label: 'waitlists' },
    { to: paths.ice(), label: 'ice' },
    { to: paths.flights(), label: 'flights' },
    { to: paths.schedule(), label: 'schedule' },
    { to: paths.panels(), label: 'panels' },
    { to: paths.messages(), label: 'messages' },
    { to: paths.reminders(), label: 'reminders' },
    { to: paths.unsentMails(), label: 'unsentMails' },
    { to: paths.exports(), label: 'exports' },
    { to: paths.recheck(), label: 'eligibility' },
    { to: paths.doubles(), label: 'doubles' },
  ],
} as const;

/** The pages of the competition's own days. */
const DAY = {
  heading: 'day',
  items: [
    { to: paths.checkIn(), label: 'checkIn' },
    { to: paths.nowAndNext(), label: 'nowAndNext' },
    { to: paths.scoring(), label: 'scoring' },
    { to: paths.helpers(), label: 'helpers' },
    { to: paths.flightResults(), label: 'flightResults' },
    { to: paths.awards(), label: 'awards' },
    { to: paths.judgingRules(), label: 'judgingRules' },
    { to: paths.music(), label: 'music' },
    { to: paths.rehearsal(), label: 'rehearsal' },
  ],
} as const;

/** What a family comes back for, whatever the competition. */
const OWN = {
  heading: 'own',
  items: [
    { to: paths.myDay(), label: 'myDay' },
    { to: paths.latestResults, label: 'allResults' },
    { to: paths.skatingRecord, label: 'skatingRecord' },
    { to: paths.myAccount, label: 'myAccount' },
  ],
} as const;

/** The same for the coach of a rink, whose account has no skaters. */
const OWN_OF_COACH = {
  heading: 'own',
  items: [
    { to: paths.myDay(), label: 'myDay' },
    { to: paths.latestResults, label: 'allResults' },
    { to: paths.myAccount, label: 'myAccount' },
  ],
} as const;

/** Further pages of a role, in groups below its menu. */
export const MENU_GROUPS = {
  SUPER_ADMIN: [
    WORK,
    DAY,
    {
      heading: 'federation',
      items: [
        { to: paths.users, label: 'people' },
        { to: paths.members, label: 'members' },
        { to: paths.coaches, label: 'coaches' },
        { to: paths.allUnsentMails, label: 'allUnsentMails' },
        { to: paths.settings, label: 'settings' },
      ],
    },
  ],
  HEAD_COACH: [
    {
      heading: 'myRink',
      items: [
        { to: paths.rinkDay(), label: 'rinkDay' },
        { to: paths.coachDashboard(), label: 'rinkEntries' },
        { to: paths.music(), label: 'music' },
        { to: paths.coaches, label: 'coaches' },
        { to: paths.rinkInvoice(), label: 'invoices' },
      ],
    },
    OWN_OF_COACH,
  ],
  MANAGER: [WORK, DAY],
  SKATER: [OWN],
} as const satisfies Record<
  Role,
  readonly { heading: string; items: readonly { to: string; label: string }[] }[]
>;

/** The pages that the grant of a coach adds to the role's menu, where that has them not already. */
export const COACH_MENU = {
  heading: 'coach',
  items: [
    { to: paths.pupils, label: 'pupils' },
    { to: paths.judging(), label: 'judging' },
    { to: paths.myDay(), label: 'myDay' },
  ],
} as const;

export type MenuLabel =
  | (typeof COACH_MENU)['items'][number]['label']
  | (typeof MENU)[Role][number]['label']
  | Extract<(typeof MENU_GROUPS)[Role][number], object>['items'][number]['label'];
