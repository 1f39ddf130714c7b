import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ROLES_WITH_COMPETITION_CHOICE } from '../../shared/contract/roles.ts';
import { Queries } from '../api/Queries.tsx';
import { CHOICE } from '../entries/competitionChoice.ts';
import { CompetitionChoice } from '../entries/CompetitionChoice.tsx';
import { useCompetition } from '../entries/useCompetition.ts';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { paths } from '../paths.ts';
import { MENU } from './menu.ts';
import { useLogOut } from './useLogOut.ts';
import { useUser } from './useSession.ts';

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

/** The admin layout with the role's menu and the competition it works in. */
export function AdminShell() {
  return (
    <Queries>
      <Shell />
    </Queries>
  );
}

function Shell() {
  const { t } = useTranslation(['menu', 'common']);
  const user = useUser();
  const [search] = useSearchParams();
  const logOut = useLogOut();
  const { missing } = useCompetition();
  const chosen = missing === 'unknown' ? null : search.get(CHOICE);
  const keepsChoice = ROLES_WITH_COMPETITION_CHOICE.includes(user.role);
  // Nothing else opens before the second factor that the federation asks for.
  const items = user.secondFactorMissing ? [] : MENU[user.role];
  const menu = items.map(({ to, label }) => ({
    path: chosen && keepsChoice && OF_ONE_COMPETITION.includes(to) ? `${to}?${CHOICE}=${chosen}` : to,
    label: t(label),
  }));
  return (
    <AdminLayout
      menu={menu}
      homePath={paths.admin}
      competition={useCompetitionPanel()}
      user={{ name: user.name, role: t(`common:roles.${user.role}`), accountPath: paths.myAccount }}
      onLogOut={logOut}
    />
  );
}

/** A manager's own competition, or the choice of one for the roles that have it. */
function useCompetitionPanel() {
  const user = useUser();
  const { pathname } = useLocation();
  const { competition } = useCompetition();
  if (user.role === 'MANAGER') return competition && { name: competition.name, accent: competition.accent };
  const hasChoice =
    ROLES_WITH_COMPETITION_CHOICE.includes(user.role) && OF_ONE_COMPETITION.includes(pathname);
  return hasChoice ? { accent: competition?.accent, choice: <CompetitionChoice /> } : undefined;
}
