import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTable } from '@tanstack/react-table';
import type { ColumnDef, RowData } from '@tanstack/react-table';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import type { FigureName } from '../ui/figurePaths.ts';
import type { MenuAction } from '../ui/RowMenu.tsx';
import { Button } from '../ui/Button.tsx';
import { columnDefs, features } from './columns.ts';
import type { Column, Features, NameColumn } from './columns.ts';
import styles from './DataTable.module.css';
import { FilterRow } from './FilterRow.tsx';
import type { Filter } from './FilterSelect.tsx';
import { NameCell } from './NameCell.tsx';
import { sortingOf, sortOf } from './sorting.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { TableScroll } from './TableScroll.tsx';
import { TableWaiting } from './TableWaiting.tsx';
import type { TableQuery } from './useTableQuery.ts';

/** What a list's pages have brought so far; an infinite query of TanStack Query has the same names. */
export interface TableList<Row> {
  readonly rows: readonly Row[];
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
  /** How many rows there are in all, where the server knows. */
  readonly total?: number | undefined;
}

interface DataTableProps<Row extends RowData> {
  /** What the table lists, for listeners and for print. */
  readonly label: string;
  readonly list: TableList<Row>;
  readonly rowKey: (row: Row) => string;
  readonly name: NameColumn<Row>;
  /** A constant of the page, or kept by useMemo. */
  readonly columns: readonly Column<Row>[];
  readonly query: TableQuery;
  /** What the search looks at: "Search name, number or rink"; without it there is no search. */
  readonly searchLabel?: string;
  readonly filters?: readonly Filter[];
  /** What can be done with a row, last in it. */
  readonly rowActions?: (row: Row) => readonly MenuAction[];
  /** For a list in which there is nothing yet: why, and the next step. */
  readonly nothingYet: {
    readonly title: string;
    readonly text: string;
    readonly action?: ReactNode;
    readonly figure?: FigureName;
  };
}

/** The one table shell: filters above, rows below, and a word for every state between. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, list, rowKey, name, columns, query, searchLabel, filters = [], rowActions } = props;
  const { t } = useTranslation('table');
  const defs = useMemo(() => columnDefs(nameDef(name), columns), [name, columns]);
  const data = useMemo(() => [...list.rows], [list.rows]);
  const sorting = useMemo(() => sortingOf(query.sort), [query.sort]);
  const table = useTable({
    features,
    columns: defs,
    data,
    getRowId: rowKey,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting },
    onSortingChange: (updater) =>
      query.setSort(sortOf(typeof updater === 'function' ? updater(sorting) : updater)),
  });

  const isEmpty = !list.isPending && !list.isError && list.rows.length === 0;
  if (isEmpty && !query.isFiltered) return <EmptyState {...props.nothingYet} />;

  const shown = list.rows.length;
  const count =
    list.total === undefined ? t('shown', { count: shown }) : t('shownOf', { shown, total: list.total });
  return (
    <div className={styles['frame']}>
      <FilterRow
        query={query}
        searchLabel={searchLabel}
        filters={filters}
        count={list.isPending || (list.isError && shown === 0) ? '' : count}
      />
      {list.isError ? (
        <ErrorState title={t('failed')} text={t('failedText')} onRetry={() => void list.refetch()} />
      ) : null}
      {isEmpty ? (
        <EmptyState
          figure="three"
          title={t('nothingMatches')}
          text={t('nothingMatchesText')}
          action={<Button onClick={query.clear}>{t('clearAll')}</Button>}
        />
      ) : null}
      {list.isPending || shown > 0 ? (
        <TableScroll label={label}>
          <table role="table" className={styles['table']} aria-label={label} aria-busy={list.isPending}>
            <caption className={styles['caption']}>{label}</caption>
            <TableHead table={table} />
            <tbody role="rowgroup">
              {list.isPending ? <TableWaiting columns={columns} /> : null}
              {table.getRowModel().rows.map((row) => (
                <TableRow
                  key={row.id}
                  row={row}
                  name={name.text(row.original)}
                  actions={rowActions?.(row.original) ?? []}
                />
              ))}
            </tbody>
          </table>
        </TableScroll>
      ) : null}
      {list.hasNextPage && shown > 0 ? (
        <div className={styles['more']}>
          <Button onClick={() => void list.fetchNextPage()}>
            {list.isFetchingNextPage ? t('loadingMore') : t('loadMore')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function nameDef<Row extends RowData>(name: NameColumn<Row>): ColumnDef<Features, Row> {
  return {
    id: name.id,
    header: name.heading,
    accessorFn: name.text,
    cell: ({ row }) => (
      <NameCell
        text={name.text(row.original)}
        to={name.to?.(row.original)}
        detail={name.detail?.(row.original)}
      />
    ),
    enableSorting: name.sortable ?? false,
    meta: { align: 'start', phone: 'name' },
  };
}
