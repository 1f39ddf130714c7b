import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useLocation, useSearchParams } from 'react-router-dom';
import type { SessionUser } from '../../shared/contract/accounts/authentication.ts';
import type { Competition } from '../../shared/contract/competitions/competitions.ts';
import { ROLES_WITH_COMPETITION_CHOICE } from '../../shared/contract/core/roles.ts';
import { Queries } from '../api/Queries.tsx';
import {
  COMPETITION_PARAMETER,
  CompetitionChoice,
  rememberCompetition,
  useChosenCompetition,
} from '../features/competitionChoice/index.ts';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { paths } from '../paths.ts';
import type { AdminEntry } from '../session/guards.ts';
import { MENU } from '../session/menu.ts';
import { UnknownSession } from './UnknownSession.tsx';
import { useLogOut } from '../session/useLogOut.ts';
import { useUser } from '../session/useSession.ts';

/** Pages whose lists belong to one competition. */
const OF_ONE_COMPETITION: readonly string[] = [
  paths.skaters(),
  paths.teams(),
  paths.dances(),
  paths.teamSubmissions,
  paths.exports(),
  paths.coachDesk(),
  paths.money(),
  paths.waiting(),
  paths.reminders(),
  paths.recheck(),
];

/** The admin layout with the role's menu and its competition. */
export function AdminShell() {
  const { isUserKnown } = useLoaderData<AdminEntry>();
  return <Queries>{isUserKnown ? <Shell /> : <UnknownSession />}</Queries>;
}

function Shell() {
  const { t } = useTranslation(['menu', 'common']);
  const user = useUser();
  const [search] = useSearchParams();
  const logOut = useLogOut();
  const { pathname } = useLocation();
  const keepsChoice = ROLES_WITH_COMPETITION_CHOICE.includes(user.role);
  const hasChoice = keepsChoice && OF_ONE_COMPETITION.includes(pathname);
  const { competition, missing } = useChosenCompetition({ isWanted: hasChoice || user.role === 'MANAGER' });
  const chosen = missing === 'unknown' ? null : search.get(COMPETITION_PARAMETER);
  const used = hasChoice ? chosen : null;
  useEffect(() => {
    if (used !== null) rememberCompetition(user.id, used);
  }, [user.id, used]);
  // No other page opens before the second factor that the federation requires.
  const items = user.secondFactorMissing ? [] : MENU[user.role];
  const menu = items.map(({ to, label }) => ({
    path:
      chosen && keepsChoice && OF_ONE_COMPETITION.includes(to)
        ? `${to}?${COMPETITION_PARAMETER}=${chosen}`
        : to,
    label: t(label),
  }));
  return (
    <AdminLayout
      menu={menu}
      homePath={paths.admin}
      competition={panelOf(user, competition, hasChoice)}
      user={{ name: user.name, role: t(`common:roles.${user.role}`), accountPath: paths.myAccount }}
      onLogOut={logOut}
    />
  );
}

/** A manager's own competition, or the choice of one for roles that have it. */
function panelOf({ role }: SessionUser, competition: Competition | undefined, hasChoice: boolean) {
  if (role === 'MANAGER') return competition && { name: competition.name, accent: competition.accent };
  return hasChoice ? { accent: competition?.accent, choice: <CompetitionChoice /> } : undefined;
}
