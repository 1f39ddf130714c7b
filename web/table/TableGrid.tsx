import { useMemo } from 'react';
import { useTable } from '@tanstack/react-table';
import type { RowData } from '@tanstack/react-table';
import type { MenuAction } from '../ui/RowMenu.tsx';
import { useIsPhone } from '../ui/useIsPhone.ts';
import { columnDefs, features } from './columns.ts';
import type { TableColumn, Features, NameColumn } from './columns.ts';
import styles from './DataTable.module.css';
import { SelectAllLine } from './SelectAll.tsx';
import { sortingOf, sortOf } from './sorting.ts';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import type { TableList } from './TableList.ts';
import { TableScroll } from './TableScroll.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import { useIsPrinting } from './useIsPrinting.ts';
import type { Selection } from './useSelection.ts';
import type { TableQuery } from './useTableQuery.ts';

interface TableGridProps<Row extends RowData> {
  readonly label: string;
  readonly list: TableList<Row>;
  readonly rowKey: (row: Row) => string;
  readonly name: NameColumn<Row>;
  readonly columns: readonly TableColumn<Row>[];
  readonly shownIds: readonly string[];
  readonly query: TableQuery;
  readonly rowActions?: ((row: Row) => readonly MenuAction[]) | undefined;
  readonly selection: Selection<Row>;
  /** The selection while rows have checkboxes. */
  readonly chosen: Selection<Row> | null;
  /** For phones, where a long press on a row selects it. */
  readonly onLongPress?: ((key: string) => void) | undefined;
}

/** A list up to this length is drawn as a whole: "find in page" finds all of it (decision 0149). */
const LONGEST_WHOLE = 100;

/** The rows come to the page in order, so TanStack Table has none of its own. */
const NO_ROWS: never[] = [];

/** The rows, or their skeleton. */
export function TableGrid<Row extends RowData>(props: TableGridProps<Row>) {
  const { label, list, rowKey, name, columns, query, rowActions, chosen, onLongPress } = props;
  const { rows } = list;
  const isPhone = useIsPhone();
  const isPrinting = useIsPrinting();
  const isWindowed = rows.length > LONGEST_WHOLE && !isPrinting;
  // One string, equal while the columns are, so that rows can be memoised.
  const shownIds = props.shownIds.join(',');
  const shown = useMemo(() => {
    const ids = shownIds.split(',');
    return columns.filter(({ id }) => ids.includes(id));
  }, [columns, shownIds]);
  const defs = useMemo(() => columnDefs(name, shown), [name, shown]);
  const sorting = useMemo(() => sortingOf(query.sort), [query.sort]);
  const table = useTable<Features, Row>({
    features,
    columns: defs,
    data: NO_ROWS,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting },
    onSortingChange: (updater) =>
      query.setSort(sortOf(typeof updater === 'function' ? updater(sorting) : updater)),
  });
  const { toggle, goToBar } = props.selection;
  const options = { name, columns: shown, rowActions, toggle, goToBar, isPhone, onLongPress };
  return (
    <>
      {chosen && rows.length > 0 ? <SelectAllLine shown={rows.length} selection={chosen} /> : null}
      <TableScroll label={label}>
        <table
          role="table"
          className={styles.table}
          aria-label={label}
          aria-busy={list.isPending}
          aria-rowcount={isWindowed ? rows.length + 1 : undefined}
        >
          <caption className={styles.caption}>{label}</caption>
          <TableHead table={table} shown={rows.length} selection={chosen} />
          <TableBody
            rows={rows}
            rowKey={rowKey}
            isWindowed={isWindowed}
            isChosen={chosen?.isChosen ?? null}
            options={options}
          >
            {list.isPending && rows.length === 0 ? (
              <TableSkeleton columns={shown} choosable={chosen !== null} />
            ) : null}
          </TableBody>
        </table>
      </TableScroll>
    </>
  );
}
