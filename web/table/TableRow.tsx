import type { RowData } from '@tanstack/react-table';
import { memo, useState, type ReactNode, useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { RowMenu, type MenuAction } from '../ui/RowMenu.tsx';
import { Text } from '../ui/Text.tsx';
import { joinClasses } from '../ui/joinClasses.ts';
import styles from './DataTable.module.css';
import { SelectBox } from './SelectBox.tsx';
import selectionStyles from './Selection.module.css';
import type { TableColumn, NameColumn } from './columns.ts';
import type { Selection } from './useSelection.ts';

/** As long as phones take to tell a press from a tap. */
const LONG_MILLISECONDS = 500;

/** Further than a finger trembles: the list is being scrolled. */
const MOVED_PIXELS = 10;

/** The values that all rows of a table share. Values that stay the same keep rows from being drawn again. */
export interface RowOptions<Row> extends Pick<Selection<Row>, 'toggle' | 'goToBar'> {
  readonly name: NameColumn<Row>;
  readonly columns: readonly TableColumn<Row>[];
  readonly rowActions: ((row: Row) => readonly MenuAction[]) | undefined;
  readonly isPhone: boolean;
  /** For phones, where a long press on a row selects it. */
  readonly onLongPress: ((key: string) => void) | undefined;
}

interface TableRowProps<Row extends RowData> extends RowOptions<Row> {
  readonly row: Row;
  readonly rowKey: string;
  /** Its place in a list that is drawn in part; undefined where every row is drawn. */
  readonly index: number | undefined;
  /** Null while rows cannot be selected. */
  readonly isChosen: boolean | null;
  /** Receives the row's element. */
  readonly measure: ((element: HTMLElement | null) => void) | undefined;
}

/**
 * A row. On phones cells move: name and context to the left, decisive values to the right, the rest behind
 * a tap. Roles are explicit, because a CSS grid removes them from rows.
 */
function PlainTableRow<Row extends RowData>(props: TableRowProps<Row>) {
  const { row, rowKey, index, isChosen, measure, name, columns, rowActions, isPhone, onLongPress } = props;
  const { t } = useTranslation('table');
  const [isOpen, setIsOpen] = useState(false);
  const text = name.text(row);
  const actions = rowActions?.(row) ?? [];
  const hasRest = columns.some(({ phone = 'rest' }) => phone === 'rest');
  const press = useLongPress(onLongPress && (() => onLongPress(rowKey)));
  // A phone has room for one button at the end of a row: the menu shows the details too.
  const detailsAction: MenuAction = {
    id: 'details',
    label: t(isOpen ? 'lessDetails' : 'details'),
    onAction: () => setIsOpen(!isOpen),
  };
  const menu = isPhone && hasRest && actions.length > 0 ? [...actions, detailsAction] : actions;
  return (
    <tr
      role="row"
      ref={measure}
      data-index={index}
      data-key={rowKey}
      // The first row has the headings.
      aria-rowindex={index === undefined ? undefined : index + 2}
      className={styles.row}
      data-open={isOpen || undefined}
      data-choosable={isChosen === null ? undefined : true}
      data-chosen={isChosen || undefined}
      {...press}
    >
      {isChosen === null ? null : (
        <td role="cell" className={joinClasses(styles.cell, selectionStyles.cell)}>
          <SelectBox
            label={t('choose', { name: text })}
            checked={isChosen ? 'all' : 'none'}
            onToggle={(range, box) => props.toggle(rowKey, range, box)}
            onEnter={props.goToBar}
          />
        </td>
      )}
      <th role="rowheader" scope="row" className={styles.cell} data-align="start" data-phone="name">
        <NameCell text={text} to={name.to?.(row)} detail={name.detail?.(row)} />
      </th>
      {columns.map((column) => (
        <Cell key={column.id} column={column}>
          {column.cell(row)}
        </Cell>
      ))}
      <td role="cell" className={styles.actions}>
        {isPhone && hasRest && actions.length === 0 ? (
          <Button
            tone="plain"
            dense
            aria-expanded={isOpen}
            aria-label={isOpen ? t('less', { name: text }) : t('more', { name: text })}
            icon={<Icon name="down" small />}
            onClick={() => setIsOpen(!isOpen)}
          />
        ) : null}
        {menu.length > 0 ? <RowMenu label={t('rowActions', { name: text })} actions={menu} /> : null}
      </td>
    </tr>
  );
}

interface CellProps<Row> {
  readonly column: TableColumn<Row>;
  readonly children: ReactNode;
}

function Cell<Row>({ column: { align = 'start', phone = 'rest', heading }, children }: CellProps<Row>) {
  return (
    <td role="cell" className={styles.cell} data-align={align} data-phone={phone} data-heading={heading}>
      {children}
    </td>
  );
}

/** Drawn again only when the row itself or what it shows of the table changes. */
export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;

interface Press {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly x: number;
  readonly y: number;
  isLong: boolean;
}

/** Handlers that call `onLongPress` for a finger that rests on the element. */
function useLongPress(onLongPress: (() => void) | undefined) {
  const press = useRef<Press>(null);
  const cancel = () => {
    clearTimeout(press.current?.timer);
    if (!press.current?.isLong) press.current = null;
  };
  // A link below the finger would be followed, or show its own menu.
  const preventIfLong = (event: MouseEvent) => {
    if (press.current?.isLong) event.preventDefault();
  };
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      clearTimeout(press.current?.timer);
      press.current = null;
      if (pointerType !== 'touch' || !onLongPress) return;
      const timer = setTimeout(() => {
        if (press.current) press.current.isLong = true;
        onLongPress();
      }, LONG_MILLISECONDS);
      press.current = { timer, x, y, isLong: false };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x = clientX, y = clientY } = press.current ?? {};
      if (Math.hypot(clientX - x, clientY - y) > MOVED_PIXELS) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onContextMenu: preventIfLong,
    onClickCapture: preventIfLong,
  };
}

interface NameCellProps {
  readonly text: string;
  readonly to: string | undefined;
  readonly detail: ReactNode;
}

/** A row's name, linked to its page. */
function NameCell({ text, to, detail }: NameCellProps) {
  return (
    <>
      {to ? (
        <Link to={to} className={styles.name} preventScrollReset={to.startsWith('?')}>
          {text}
        </Link>
      ) : (
        <span className={styles.name}>{text}</span>
      )}
      {detail ? (
        <Text
          as="span"
          size="xs"
          breaks
          className={styles.detail}
          title={typeof detail === 'string' ? detail : undefined}
        >
          {detail}
        </Text>
      ) : null}
    </>
  );
}
