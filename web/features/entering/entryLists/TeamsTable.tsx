import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { TeamRow } from '../../../../shared/contract/entering/entries/entry.ts';
import { useCopyAddresses } from '../../../table/useCopyAddresses.ts';
import { useTableQuery } from '../../../table/useTableQuery.ts';
import { ENTRY_FILTER_NAMES } from './entryListRequest.ts';
import { EntryTable } from './EntryTable.tsx';
import { teamColumns, teamSubmissionColumns } from './teamColumns.tsx';
import { useTeamList } from './useEntryList.ts';

interface TeamsTableProps {
  readonly competition: Competition;
  /** `submissions` has the time of each submit, `teams` the coach. */
  readonly about: 'teams' | 'submissions';
}

const nameOf = ({ nameOfTeam }: TeamRow) => nameOfTeam;
const addressOf = ({ coachEmail }: TeamRow) => coachEmail;

export function TeamsTable({ competition, about }: TeamsTableProps) {
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
