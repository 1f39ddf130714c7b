import { useState } from 'react';
import type { Row as TableRowModel, RowData } from '@tanstack/react-table';
import { FlexRender } from '@tanstack/react-table';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { joinClasses } from '../ui/joinClasses.ts';
import { RowMenu } from '../ui/RowMenu.tsx';
import type { MenuAction } from '../ui/RowMenu.tsx';
import type { Features } from './columns.ts';
import styles from './DataTable.module.css';
import { SelectBox } from './SelectBox.tsx';
import selectionStyles from './Selection.module.css';
import { useLongPress } from './useLongPress.ts';
import type { Selection } from './useSelection.ts';

interface TableRowProps<Row extends RowData> {
  readonly row: TableRowModel<Features, Row>;
  readonly name: string;
  readonly actions: readonly MenuAction[];
  readonly selection: Selection<Row> | null;
  readonly isPhone: boolean;
  readonly onLongPress: ((key: string) => void) | undefined;
}

/**
 * A row. On phones cells move: name and context to the left, decisive values to the right, the rest behind
 * a tap. Roles are explicit, because a CSS grid removes them from rows.
 */
export function TableRow<Row extends RowData>({
  row,
  name,
  actions,
  selection,
  isPhone,
  onLongPress,
}: TableRowProps<Row>) {
  const { t } = useTranslation('table');
  const [isOpen, setIsOpen] = useState(false);
  const cells = row.getAllCells();
  const hasRest = cells.some(({ column }) => column.columnDef.meta?.phone === 'rest');
  const press = useLongPress(onLongPress && (() => onLongPress(row.id)));
  // A phone has room for one button at the end of a row: the menu shows the details too.
  const detailsAction: MenuAction = {
    id: 'details',
    label: t(isOpen ? 'lessDetails' : 'details'),
    onAction: () => setIsOpen(!isOpen),
  };
  const menu = isPhone && hasRest && actions.length > 0 ? [...actions, detailsAction] : actions;
  const isChosen = selection?.isChosen(row.id) ?? false;
  return (
    <tr
      role="row"
      className={styles.row}
      data-open={isOpen || undefined}
      data-choosable={selection ? true : undefined}
      data-chosen={isChosen || undefined}
      {...press}
    >
      {selection ? (
        <td role="cell" className={joinClasses(styles.cell, selectionStyles.cell)}>
          <SelectBox
            label={t('choose', { name })}
            checked={isChosen ? 'all' : 'none'}
            onToggle={(range, box) => selection.toggle(row.id, range, box)}
            onEnter={selection.goToBar}
          />
        </td>
      ) : null}
      {cells.map((cell) => {
        const { header, meta } = cell.column.columnDef;
        const isName = meta?.phone === 'name';
        const Tag = isName ? 'th' : 'td';
        return (
          <Tag
            key={cell.id}
            role={isName ? 'rowheader' : 'cell'}
            {...(isName ? { scope: 'row' } : {})}
            className={styles.cell}
            data-align={meta?.align}
            data-phone={meta?.phone}
            data-heading={String(header)}
          >
            <FlexRender cell={cell} />
          </Tag>
        );
      })}
      <td role="cell" className={styles.actions}>
        {isPhone && hasRest && actions.length === 0 ? (
          <Button
            tone="plain"
            dense
            aria-expanded={isOpen}
            aria-label={isOpen ? t('less', { name }) : t('more', { name })}
            icon={<Icon name="down" small />}
            onClick={() => setIsOpen(!isOpen)}
          />
        ) : null}
        {menu.length > 0 ? <RowMenu label={t('rowActions', { name })} actions={menu} /> : null}
      </td>
    </tr>
  );
}
