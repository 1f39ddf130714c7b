import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { currentTime } from '../../../clock.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { localFilters } from '../../../table/localFilter.ts';
import { localRows } from '../../../table/localList.ts';
import { toTableList } from '../../../table/toTableList.ts';
import { DataTable } from '../../../table/DataTable.tsx';
import type { BulkAction } from '../../../table/selection.ts';
import { useTableQuery } from '../../../table/useTableQuery.ts';
import type { MenuAction } from '../../../ui/RowMenu.tsx';
import { competitionColumns, nameColumn } from './competitionColumns.tsx';
import {
  type AdminCompetitionRow,
  draftsFirst,
  SORT_KEYS,
  COMPETITION_STATUSES,
  statusOfRow,
  textOf,
  yearOf,
} from './competitionRow.ts';

const FILTERS = ['state', 'year', 'rink'];

interface CompetitionsTableProps {
  readonly state: 'published' | 'archived';
  /** The state of the query behind the rows. */
  readonly fetching: Parameters<typeof toTableList>[0];
  readonly all: readonly AdminCompetitionRow[];
  readonly rowActions: (row: AdminCompetitionRow) => readonly MenuAction[];
  readonly bulkActions: readonly BulkAction<AdminCompetitionRow>[];
  /** The button of the empty list. */
  readonly add?: ReactNode;
}

/** Drafts first, then competitions by date; each name links to its page. */
export function CompetitionsTable(props: CompetitionsTableProps) {
  const { state, fetching, all, rowActions, bulkActions, add } = props;
  const { t } = useTranslation(['competitionAdmin', 'competitionList', 'common']);
  const usualSort = state === 'archived' ? '-dates' : 'dates';
  const query = useTableQuery(FILTERS, usualSort);
  const now = currentTime();
  const filterKeys = {
    state: (row: AdminCompetitionRow) => statusOfRow(row, now),
    year: yearOf,
    rink: ({ ring }: AdminCompetitionRow) => ring ?? '',
  };
  const found = localRows(all, query, textOf, SORT_KEYS, filterKeys);
  const rows = query.sort === usualSort ? draftsFirst(found) : found;
  const filters = localFilters(
    all,
    [
      {
        name: 'state',
        label: t('filters.state'),
        valueOf: filterKeys.state,
        textOf: (row) => t(`common:registration.${filterKeys.state(row)}`),
      },
      { name: 'year', label: t('filters.year'), valueOf: yearOf },
      {
        name: 'rink',
        label: t('filters.rink'),
        valueOf: filterKeys.rink,
        textOf: ({ rink }) => rink?.name ?? '',
      },
    ],
    query.filters,
  ).map((filter) => (filter.name === 'state' ? { ...filter, options: byStatus(filter.options) } : filter));
  const name = useMemo(() => nameColumn(t), [t]);
  const columns = useMemo(() => competitionColumns(t), [t]);
  return (
    <DataTable
      label={t(`caption.${state}`)}
      list={toTableList(fetching, rows)}
      rowKey={({ id }) => id}
      name={name}
      columns={columns}
      query={query}
      searchLabel={t('search')}
      filters={filters}
      rowActions={rowActions}
      selection={{ bulkActions }}
      nothingYet={{ title: t(`none.${state}`), text: t(`noneText.${state}`), action: add }}
    />
  );
}

/** By the life of a competition, not by the alphabet. */
function byStatus<Choice extends { readonly value: string }>(options: readonly Choice[]): Choice[] {
  const place = ({ value }: Choice) => COMPETITION_STATUSES.findIndex((status) => status === value);
  return [...options].sort((a, b) => place(a) - place(b));
}
