import type { SheetColumn } from '../../../../shared/contract/day/sheets/sheetAnswers.ts';
import { placeKey } from '../../../../shared/domain/day/sheets/marks.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Drawing, Icon } from '../../../ui/Icon.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import styles from './MarkSheet.module.css';
import type { CellView, RowView } from './store/sheetView.ts';
import { cellText, typedText } from './typing.ts';
import type { MarkEntry } from './useMarkEntry.ts';

interface MarkRowProps {
  readonly row: RowView;
  readonly columns: readonly SheetColumn[];
  readonly entry: MarkEntry;
  readonly isWritable: boolean;
}

/** A skater's line of the sheet. */
export function MarkRow({ row, columns, entry, isWritable }: MarkRowProps) {
  const { t } = useTranslation('judge');
  const { order, name, rink, state, isSkating } = row;
  return (
    <Stack as="li" gap={1} columnGap={2} className={styles.row} data-absent={!isSkating || undefined}>
      <Row as="p" gap={2} align="baseline" wrap={false} breaks className={styles.skater}>
        <Text as="span" size="lg" weight="strong" figures className={styles.order}>
          {order ?? '–'}
        </Text>
        <span>
          <strong>{name}</strong>{' '}
          <Text as="span" soft size="sm">
            {rink}
          </Text>
          {state === 'scratched' ? (
            <Text as="em" soft size="sm" className={styles.state}>
              {t('row.scratched')}
            </Text>
          ) : null}
          {state === 'noShow' ? (
            <Text as="em" soft size="sm" className={styles.state}>
              {t('row.noShow')}
            </Text>
          ) : null}
        </span>
      </Row>
      {row.cells.map((cell, index) => {
        const column = columns[index];
        return column ? (
          <MarkCell
            key={cell.column}
            cell={cell}
            column={column}
            name={name}
            entry={entry}
            isWritable={isWritable}
          />
        ) : null;
      })}
    </Stack>
  );
}

interface MarkCellProps {
  readonly cell: CellView;
  readonly column: SheetColumn;
  readonly name: string;
  readonly entry: MarkEntry;
  readonly isWritable: boolean;
}

/** A device, for a mark that only it has. */
const TABLET = 'M7 3h10a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM11 18h2';

/** A sheet of paper, for a mark that the desk typed. */
const PAPER = 'M6 3h8l4 4v14H6ZM14 3v4h4M9 12h6M9 16h6';

/** A box. Its border and drawing say where the mark is: dashed on this device, solid with the server. */
function MarkCell({ cell, column, name, entry, isWritable }: MarkCellProps) {
  const { t } = useTranslation('judge');
  const isActive = isWritable && entry.cell !== undefined && placeKey(entry.cell) === placeKey(cell);
  const text = isActive && entry.digits !== '' ? typedText(entry.digits, column) : cellText(cell, column);
  const words = [
    name,
    column.name,
    text,
    t(`cell.${cell.isFromPaper ? 'fromPaper' : cell.state}`),
    cell.isOutside ? t('cell.outside') : '',
  ];
  return (
    <button
      type="button"
      ref={entry.cellRef(cell)}
      className={styles.cell}
      data-cell={cell.state}
      data-outside={cell.isOutside || undefined}
      data-active={isActive || undefined}
      aria-current={isActive || undefined}
      aria-label={words.filter((word) => word !== '').join(', ')}
      disabled={!isWritable}
      onFocus={() => entry.select(cell)}
      onClick={() => entry.select(cell)}
    >
      <Text as="span" weight="strong" figures className={styles.mark}>
        {text}
      </Text>
      {cell.state === 'waiting' ? <Drawing path={TABLET} small /> : null}
      {cell.state === 'stored' ? (
        cell.isFromPaper ? (
          <Drawing path={PAPER} small />
        ) : (
          <Icon name="check" small />
        )
      ) : null}
      {cell.state === 'conflict' ? <Icon name="alert" small /> : null}
    </button>
  );
}
