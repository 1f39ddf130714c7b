import { useTranslation } from 'react-i18next';
import { useUser } from '../../../session/useSession.ts';
import { DancesTable } from './DancesTable.tsx';
import { ListPage } from './ListPage.tsx';
import { SkatersTable } from './SkatersTable.tsx';
import { TeamsTable } from './TeamsTable.tsx';

/** A coach's menu has "All Skaters" where others have "Skaters"; the heading follows the menu. */
function useIsCoach(): boolean {
  return useUser().role === 'HEAD_COACH';
}

export function SkatersPage() {
  const { t } = useTranslation('menu');
  return (
    <ListPage title={t(useIsCoach() ? 'allSkaters' : 'skaters')} kind="individual">
      {(competition) => <SkatersTable competition={competition} />}
    </ListPage>
  );
}

export function TeamsPage() {
  const { t } = useTranslation('menu');
  return (
    <ListPage title={t(useIsCoach() ? 'allTeams' : 'teams')} kind="team">
      {(competition) => <TeamsTable competition={competition} about="teams" />}
    </ListPage>
  );
}

export function DancesPage() {
  const { t } = useTranslation('menu');
  return (
    <ListPage title={t(useIsCoach() ? 'allDances' : 'dances')} kind="dance">
      {(competition) => <DancesTable competition={competition} />}
    </ListPage>
  );
}

export function RinkTeamSubmissionsPage() {
  const { t } = useTranslation('menu');
  return (
    <ListPage title={t('teamSubmissions')} kind="team">
      {(competition) => <TeamsTable competition={competition} about="submissions" />}
    </ListPage>
  );
}
