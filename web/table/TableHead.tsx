import type { ReactTable, RowData } from '@tanstack/react-table';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Icon } from '../ui/Icon.tsx';
import { joinClasses } from '../ui/joinClasses.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { Features } from './columns.ts';
import styles from './TableHead.module.css';
import { SelectAll } from './SelectAll.tsx';
import selectionStyles from './Selection.module.css';
import { ariaSortOf } from './sorting.ts';
import type { Selection } from './useSelection.ts';

interface TableHeadProps<Row extends RowData> {
  readonly table: ReactTable<Features, Row>;
  /** The number of rows, drawn or not. */
  readonly shown: number;
  readonly selection: Selection<Row> | null;
}

/** The headers; sortable ones are buttons with their direction. */
export function TableHead<Row extends RowData>({ table, shown, selection }: TableHeadProps<Row>) {
  const { t } = useTranslation('table');
  return (
    <VisuallyHidden as="thead" on="phone" role="rowgroup">
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id} role="row" aria-rowindex={1}>
          {selection ? (
            <th
              role="columnheader"
              scope="col"
              className={joinClasses(styles.heading, styles.chooseHeading, selectionStyles.cell)}
            >
              <SelectAll shown={shown} selection={selection} />
            </th>
          ) : null}
          {group.headers.map(({ id, column }) => {
            const sorted = column.getIsSorted();
            const heading = String(column.columnDef.header);
            return (
              <th
                key={id}
                role="columnheader"
                scope="col"
                className={styles.heading}
                data-align={column.columnDef.meta?.align}
                data-takes-rest={column.columnDef.meta?.phone === 'name' || undefined}
                aria-sort={ariaSortOf(column.getCanSort(), sorted)}
              >
                {column.getCanSort() ? (
                  <button type="button" className={styles.sort} onClick={() => column.toggleSorting()}>
                    {heading}
                    <span className={styles.arrow} data-sorted={sorted || undefined}>
                      <Icon name={sorted === 'desc' ? 'sortDown' : 'sortUp'} small />
                    </span>
                  </button>
                ) : (
                  heading
                )}
              </th>
            );
          })}
          <th role="columnheader" scope="col" className={styles.actionsHeading}>
            <VisuallyHidden>{t('actions')}</VisuallyHidden>
          </th>
        </tr>
      ))}
    </VisuallyHidden>
  );
}
