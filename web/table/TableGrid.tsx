import { useMemo } from 'react';
import { useTable } from '@tanstack/react-table';
import type { ColumnDef, RowData } from '@tanstack/react-table';
import type { MenuAction } from '../ui/RowMenu.tsx';
import { useIsPhone } from '../ui/useIsPhone.ts';
import { columnDefs, features } from './columns.ts';
import type { Column, Features, NameColumn } from './columns.ts';
import styles from './DataTable.module.css';
import { NameCell } from './NameCell.tsx';
import { SelectAllLine } from './SelectAll.tsx';
import { sortingOf, sortOf } from './sorting.ts';
import { TableHead } from './TableHead.tsx';
import type { TableList } from './TableList.ts';
import { TableRow } from './TableRow.tsx';
import { TableScroll } from './TableScroll.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import type { Selection } from './useSelection.ts';
import type { TableQuery } from './useTableQuery.ts';

interface TableGridProps<Row extends RowData> {
  readonly label: string;
  readonly list: TableList<Row>;
  readonly rowKey: (row: Row) => string;
  readonly name: NameColumn<Row>;
  readonly columns: readonly Column<Row>[];
  readonly shownIds: readonly string[];
  readonly query: TableQuery;
  readonly rowActions?: ((row: Row) => readonly MenuAction[]) | undefined;
  readonly chosen: Selection<Row> | null;
  /** For phones, where a long press on a row selects it. */
  readonly onLongPress?: ((key: string) => void) | undefined;
}

/** The rows, or their skeleton. */
export function TableGrid<Row extends RowData>(props: TableGridProps<Row>) {
  const { label, list, rowKey, name, columns, query, rowActions, chosen, onLongPress } = props;
  const isPhone = useIsPhone();
  // One string, equal while the columns are, so that cells can be memoised.
  const shownIds = props.shownIds.join(',');
  const shown = useMemo(() => {
    const ids = shownIds.split(',');
    return columns.filter(({ id }) => ids.includes(id));
  }, [columns, shownIds]);
  const defs = useMemo(() => columnDefs(nameDef(name), shown), [name, shown]);
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
  const { rows } = table.getRowModel();
  return (
    <>
      {chosen && rows.length > 0 ? <SelectAllLine shown={rows.length} selection={chosen} /> : null}
      <TableScroll label={label}>
        <table role="table" className={styles.table} aria-label={label} aria-busy={list.isPending}>
          <caption className={styles.caption}>{label}</caption>
          <TableHead table={table} selection={chosen} />
          <tbody role="rowgroup">
            {list.isPending && rows.length === 0 ? (
              <TableSkeleton columns={shown} choosable={chosen !== null} />
            ) : null}
            {rows.map((row) => (
              <TableRow
                key={row.id}
                row={row}
                name={name.text(row.original)}
                actions={rowActions?.(row.original) ?? []}
                selection={chosen}
                isPhone={isPhone}
                onLongPress={onLongPress}
              />
            ))}
          </tbody>
        </table>
      </TableScroll>
    </>
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
