import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Competition } from '../../../shared/contract/competitions.ts';
import { queryOf } from '../../api/queries.ts';
import { placeOf } from '../../competitions/place.ts';
import { localRows } from '../../lists/localList.ts';
import { wholeList } from '../../lists/wholeList.ts';
import { paths } from '../../paths.ts';
import { DataTable } from '../../table/DataTable.tsx';
import { useTableQuery } from '../../table/useTableQuery.ts';
import { competitionColumns } from './competitionColumns.tsx';

const SORT_KEYS = {
  name: ({ name }: Competition) => name,
  dates: ({ startDate }: Competition) => startDate,
  closes: ({ openUntil }: Competition) => openUntil,
};

interface CompetitionsTableProps {
  readonly state: Competition['state'];
  /** The next step where there is none yet. */
  readonly add?: ReactNode;
}

/** Competitions by date; each name leads to its page. */
export function CompetitionsTable({ state, add }: CompetitionsTableProps) {
  const { t } = useTranslation(['competitionTables', 'competitions']);
  const navigate = useNavigate();
  const query = useTableQuery(undefined, state === 'archived' ? '-dates' : 'dates');
  const competitions = useQuery(queryOf('listCompetitions', { query: { state } }));
  const rows = localRows(
    competitions.data ?? [],
    query,
    (competition) => `${competition.name} ${competition.theme} ${placeOf(competition)}`,
    SORT_KEYS,
  );
  const name = useMemo(
    () => ({
      id: 'name',
      heading: t('columns.name'),
      text: (competition: Competition) => competition.name,
      to: ({ id }: Competition) => paths.competition(id),
      detail: ({ theme }: Competition) => theme,
      sortable: true,
    }),
    [t],
  );
  const columns = useMemo(() => competitionColumns(t), [t]);
  const rowActions = ({ id }: Competition) => [
    { id: 'skaters', label: t('actions.page'), onAction: () => void navigate(paths.competition(id)) },
    { id: 'detail', label: t('actions.detail'), onAction: () => void navigate(paths.editCompetition(id)) },
    { id: 'form', label: t('actions.form'), onAction: () => void navigate(paths.editForm(id)) },
  ];
  return (
    <DataTable
      label={t(`caption.${state}`)}
      list={wholeList(competitions, rows)}
      rowKey={({ id }) => id}
      name={name}
      columns={columns}
      query={query}
      searchLabel={t('search')}
      {...(state === 'published' ? { rowActions } : {})}
      nothingYet={{ title: t(`none.${state}`), text: t(`noneText.${state}`), action: add }}
    />
  );
}
