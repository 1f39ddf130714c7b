import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useUser } from '../../../session/useSession.ts';
import { DancesTable } from './DancesTable.tsx';
import { ListPage } from './ListPage.tsx';
import { SkatersTable } from './SkatersTable.tsx';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { TeamRow } from '../../../../shared/contract/entering/entries/entry.ts';
import { useCopyAddresses } from '../../../table/useCopyAddresses.ts';
import { useTableQuery } from '../../../table/useTableQuery.ts';
import { ENTRY_FILTER_NAMES } from './entryListRequest.ts';
import { EntryTable } from './EntryTable.tsx';
import { teamColumns, teamSubmissionColumns } from './teamColumns.tsx';
import { useTeamList } from './useEntryList.ts';

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

interface TeamsTableProps {
  readonly competition: Competition;
  /** `submissions` has the time of each submit, `teams` the coach. */
  readonly about: 'teams' | 'submissions';
}
const nameOf = ({ nameOfTeam }: TeamRow) => nameOfTeam;
const addressOf = ({ coachEmail }: TeamRow) => coachEmail;
function TeamsTable({ competition, about }: TeamsTableProps) {
  const { t } = useTranslation('entryLists');
  const query = useTableQuery(ENTRY_FILTER_NAMES, 'name');
  const list = useTeamList(competition, query);
  const copyAddresses = useCopyAddresses(addressOf);
  return (
    <EntryTable
      competition={competition}
      kind="team"
      label={t(about === 'teams' ? 'teams.caption' : 'teamSubmissions.caption', {
        competition: competition.name,
      })}
      list={list}
      query={query}
      heading={t('columns.team')}
      nameOf={nameOf}
      columnsOf={about === 'teams' ? teamColumns : teamSubmissionColumns}
      bulkActions={[copyAddresses]}
      nothingYet={{ title: t('teams.none'), text: t('teams.noneText') }}
    />
  );
}
