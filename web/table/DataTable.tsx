import type { RowData } from '@tanstack/react-table';
import { useCallback, useState, type ReactNode } from 'react';
import { Row } from '../ui/Row.tsx';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import type { MenuAction } from '../ui/RowMenu.tsx';
import type { LineArtName } from '../ui/lineArt/LineArt.tsx';
import { useIsPhone } from '../ui/useIsPhone.ts';
import { Stack } from '../ui/Stack.tsx';
import { SearchBox } from './SearchBox.tsx';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import styles from './DataTable.module.css';
import { ExportMenu } from './ExportMenu.tsx';
import filterStyles from './FilterRow.module.css';
import { type Filter, FilterSelect } from './FilterSelect.tsx';
import { LoadMore } from './LoadMore.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { RowCount } from './RowCount.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { TableGrid } from './TableGrid.tsx';
import type { TableList } from './TableList.ts';
import { shownColumns } from './columnChoice.ts';
import type { TableColumn, NameColumn } from './columns.ts';
import type { ExportColumn } from './export/exportValue.ts';
import type { SelectionOptions } from './selection.ts';
import { useSelection } from './useSelection.ts';
import type { TableQuery } from './useTableQuery.ts';

interface DataTableProps<Row extends RowData> {
  /** The rows and their competition: for screen readers, print and file names. */
  readonly label: string;
  readonly list: TableList<Row>;
  readonly rowKey: (row: Row) => string;
  readonly name: NameColumn<Row>;
  /** A constant or memoised. */
  readonly columns: readonly TableColumn<Row>[];
  readonly query: TableQuery;
  /** Names the searched fields: "Search name, number or rink"; without it there is no search. */
  readonly searchLabel?: string;
  readonly filters?: readonly Filter[];
  /** Actions at the end of a row. */
  readonly rowActions?: (row: Row) => readonly MenuAction[];
  /** Makes rows selectable, for bulk actions. */
  readonly selection?: SelectionOptions<Row>;
  /** The empty list: why, and the next step. */
  readonly nothingYet: {
    readonly title: string;
    readonly text: string;
    readonly action?: ReactNode;
    readonly drawing?: LineArtName;
  };
}

/** The table shell: filters, rows, and loading, empty and error states. */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, list, rowKey, name, columns, query, searchLabel, filters = [], selection } = props;
  const { t } = useTranslation('table');
  const isPhone = useIsPhone();
  const [isSelecting, setIsSelecting] = useState(false);
  const chosen = useSelection(list.rows, rowKey);
  const shownIds = shownColumns(columns, query.columns);
  const source = {
    title: label,
    columns: exportColumns(
      name,
      columns.filter(({ id }) => shownIds.includes(id)),
    ),
  };
  const { choose } = chosen;
  const longPress = useCallback(
    (key: string) => {
      setIsSelecting(true);
      choose(key);
    },
    [choose],
  );
  const everyRow = list.everyRow ?? (() => Promise.resolve(list.rows));
  const whole = { ...source, everyRow };

  const isEmpty = !list.isPending && !list.isError && list.rows.length === 0;
  if (isEmpty && !query.isFiltered) return <EmptyState drawing="entries" {...props.nothingYet} />;

  const shown = list.rows.length;
  // On a phone rows have checkboxes only while somebody selects.
  const selects = selection !== undefined && (!isPhone || isSelecting || chosen.chosen.length > 0);
  return (
    <Stack gap={3} className={styles.frame}>
      {isPhone ? (
        <PhoneBar
          query={query}
          searchLabel={searchLabel}
          filters={filters}
          name={name}
          columns={columns}
          source={shown > 0 ? whole : null}
          onSelect={selection ? () => setIsSelecting(true) : undefined}
        />
      ) : (
        <FilterRow query={query} searchLabel={searchLabel} filters={filters} />
      )}
      <RowCount list={list} query={query}>
        {!isPhone && columns.length > 0 ? (
          <ColumnsMenu columns={columns} choice={query.columns} onChoose={query.setColumns} />
        ) : null}
        {!isPhone && shown > 0 ? <ExportMenu source={whole} label={t('export')} /> : null}
      </RowCount>
      {list.isError ? (
        <ErrorState title={t('failed')} text={t('failedText')} onRetry={() => void list.refetch()} />
      ) : null}
      {isEmpty ? (
        <EmptyState
          drawing="notFound"
          title={t('nothingMatches')}
          text={t('nothingMatchesText')}
          action={<Button onClick={query.clear}>{t('clearAll')}</Button>}
        />
      ) : null}
      {list.isPending || shown > 0 ? (
        <TableGrid
          {...props}
          shownIds={shownIds}
          selection={chosen}
          chosen={selects ? chosen : null}
          onLongPress={selection && isPhone && !selects ? longPress : undefined}
        />
      ) : null}
      {selection ? (
        <SelectionBar
          selection={chosen}
          bulkActions={selection.bulkActions}
          source={{ ...source, everyRow: () => Promise.resolve(chosen.chosen) }}
          isSelecting={isPhone && isSelecting}
          onStop={() => setIsSelecting(false)}
        />
      ) : null}
      {list.hasNextPage && shown > 0 ? <LoadMore list={list} /> : null}
    </Stack>
  );
}

/** Columns of a table's export: the name, then the columns shown, each with its second line. */
function exportColumns<Row>(name: NameColumn<Row>, shown: readonly TableColumn<Row>[]): ExportColumn<Row>[] {
  return [
    { heading: name.heading, value: name.exportValue ?? name.text },
    ...(name.alsoExported ?? []),
    ...shown.flatMap(({ heading, exportValue, alsoExported = [] }) => [
      ...(exportValue ? [{ heading, value: exportValue }] : []),
      ...alsoExported,
    ]),
  ];
}

interface FilterRowProps {
  readonly query: TableQuery;
  readonly searchLabel?: string | undefined;
  readonly filters: readonly Filter[];
}

/** Search and filters, in one line above the table. */
function FilterRow({ query, searchLabel, filters }: FilterRowProps) {
  const { t } = useTranslation('table');
  return (
    <Row gap={2} align="center" className={filterStyles.row} role="search" aria-label={t('filters')}>
      {searchLabel ? <SearchBox label={searchLabel} value={query.search} onSearch={query.setSearch} /> : null}
      {filters.map((filter) => (
        <FilterSelect
          key={filter.name}
          filter={filter}
          value={query.filters[filter.name] ?? ''}
          onChange={(value) => query.setFilter(filter.name, value)}
        />
      ))}
    </Row>
  );
}
