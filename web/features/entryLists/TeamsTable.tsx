import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../shared/contract/competitions.ts';
import type { TeamRow } from '../../../shared/contract/entry.ts';
import { usePages } from '../../api/usePages.ts';
import { eventsInShort } from '../../entries/eventNames.ts';
import { TwoLines } from '../../entries/TwoLines.tsx';
import { formatNumber } from '../../i18n/formats.ts';
import type { Column } from '../../table/columns.ts';
import { DataTable } from '../../table/DataTable.tsx';
import { useTableQuery } from '../../table/useTableQuery.ts';
import { listQuery } from './listQuery.ts';
import { homeRinkColumn, type ListsT, standingColumns, submittedColumn } from './sharedColumns.tsx';

interface TeamsTableProps {
  readonly competition: Competition;
  /** `submissions` tells when each came in; `teams` who coaches it. */
  readonly about: 'teams' | 'submissions';
}

/** The teams of a competition, by name. */
export function TeamsTable({ competition, about }: TeamsTableProps) {
  const { t } = useTranslation(['lists', 'entryStates']);
  const query = useTableQuery(undefined, 'name');
  const list = usePages('listTeams', { params: { competitionId: competition.id }, query: listQuery(query) });
  const columns = useMemo(() => teamColumns(t, about), [t, about]);
  const name = useMemo(
    () => ({
      id: 'name',
      heading: t('columns.team'),
      text: ({ nameOfTeam }: TeamRow) => nameOfTeam,
      detail: ({ events }: TeamRow) => eventsInShort(events),
      sortable: true,
    }),
    [t],
  );
  return (
    <DataTable
      label={t(about === 'teams' ? 'teams.caption' : 'teamSubmissions.caption', {
        competition: competition.name,
      })}
      list={list}
      rowKey={({ id }) => id}
      name={name}
      columns={columns}
      query={query}
      searchLabel={t('search')}
      nothingYet={{ title: t('teams.none'), text: t('teams.noneText') }}
    />
  );
}

function teamColumns(t: ListsT, about: TeamsTableProps['about']): Column<TeamRow>[] {
  const coach: Column<TeamRow> = {
    id: 'coach',
    heading: t('columns.coach'),
    cell: ({ coachName, coachEmail }) => (
      <TwoLines detail={coachEmail} short>
        {coachName}
      </TwoLines>
    ),
  };
  return [
    about === 'submissions' ? submittedColumn(t) : coach,
    {
      id: 'skaters',
      heading: t('columns.skaters'),
      align: 'end',
      phone: 'right',
      cell: ({ skaters }) => formatNumber(skaters),
    },
    homeRinkColumn(t),
    ...standingColumns<TeamRow>(t),
  ];
}
