import { useTable, type RowData } from '@tanstack/react-table';
import { useMemo, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import type { MenuAction } from '../ui/RowMenu.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { Skeleton } from '../ui/Waiting.tsx';
import { joinClasses } from '../ui/joinClasses.ts';
import { useIsPhone } from '../ui/useIsPhone.ts';
import styles from './DataTable.module.css';
import { SelectAllLine } from './SelectAll.tsx';
import selectionStyles from './Selection.module.css';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import type { TableList } from './TableList.ts';
import { columnDefs, features, type TableColumn, type Features, type NameColumn } from './columns.ts';
import { sortingOf, sortOf } from './sorting.ts';
import { useIsPrinting } from './useIsPrinting.ts';
import type { Selection } from './useSelection.ts';
import type { TableQuery } from './useTableQuery.ts';

const ROWS = [62, 48, 71, 55, 66, 44, 58, 50] as const;

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
          <VisuallyHidden as="caption" className={styles.caption}>
            {label}
          </VisuallyHidden>
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

/** A table's frame. A table that overflows can be focused, to scroll by keyboard. */
function TableScroll({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    for (const watched of [element, ...element.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={frame}
      className={styles.scroll}
      data-scrolls={scrolls || undefined}
      {...(scrolls ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}
    >
      {children}
    </div>
  );
}

interface TableSkeletonProps {
  readonly columns: readonly { readonly id: string; readonly phone?: string; readonly align?: string }[];
  /** Rows have a checkbox. */
  readonly choosable: boolean;
}

/** Placeholder rows; screen readers hear of them once. */
function TableSkeleton({ columns, choosable }: TableSkeletonProps) {
  const { t } = useTranslation('table');
  return ROWS.map((width, index) => (
    <tr key={width} role="row" className={styles.row} data-choosable={choosable || undefined}>
      {choosable ? <td role="cell" className={joinClasses(styles.cell, selectionStyles.cell)} /> : null}
      <td role="cell" className={styles.cell} data-phone="name">
        {index === 0 ? <VisuallyHidden>{t('loading')}</VisuallyHidden> : null}
        <Skeleton width={`${width}%`} />
      </td>
      {columns.map(({ id, phone, align }) => (
        <td key={id} role="cell" className={styles.cell} data-phone={phone ?? 'rest'} data-align={align}>
          <Skeleton width="4rem" />
        </td>
      ))}
      <td role="cell" className={styles.actions} />
    </tr>
  ));
}
