import type { CSSProperties } from 'react';
import type { SheetColumn } from '../../../../shared/contract/day/sheets/sheetAnswers.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Box } from '../../../ui/Box.tsx';
import styles from './HandInDialog.module.css';
import type { CellView, SheetView } from './store/sheetView.ts';
import { cellText } from './typing.ts';

interface HandInDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly view: SheetView;
  readonly onHandIn: () => void;
}

/** The whole sheet once more, to be read against the paper, before it is handed in. */
export function HandInDialog({ isOpen, onClose, view, onHandIn }: HandInDialogProps) {
  const { t } = useTranslation('judge');
  const { missing, conflicts, rows, columns, others } = view;
  const skating = rows.filter(({ isSkating }) => isSkating);
  const isWhole = missing === 0 && conflicts === 0;
  const outside = skating.flatMap(({ cells }) => cells).filter(({ isOutside }) => isOutside).length;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('handIn.title')}
      actions={
        <>
          <Button className={styles.large} tone={isWhole ? 'quiet' : 'primary'} onClick={onClose}>
            {t('handIn.cancel')}
          </Button>
          {conflicts > 0 ? null : (
            <Button className={styles.large} tone={isWhole ? 'primary' : 'quiet'} onClick={onHandIn}>
              {missing > 0 ? t('handIn.sendAnyway') : t('handIn.send')}
            </Button>
          )}
        </>
      }
    >
      {conflicts > 0 ? <Warning tone="bad">{t('handIn.conflicts', { count: conflicts })}</Warning> : null}
      {missing > 0 ? <Warning tone="warn">{t('handIn.missing', { count: missing })}</Warning> : null}
      {others.map(({ name, count }) => (
        <Warning key={name} tone="warn">
          {t('others', { name, count })}
        </Warning>
      ))}
      {outside > 0 ? <Warning tone="warn">{t('handIn.outside', { count: outside })}</Warning> : null}
      <ol role="list" style={{ '--columns': columns.length } as CSSProperties}>
        <Stack as="li" gap={1} columnGap={2} className={styles.row} aria-hidden="true">
          <Text as="span" weight="medium" breaks className={styles.name} />
          {columns.map(({ id, name }) => (
            <Text key={id} as="span" size="xs" weight="strong" className={styles.column}>
              {name}
            </Text>
          ))}
        </Stack>
        {skating.map(({ programmeId, name, cells }) => (
          <Stack key={programmeId} as="li" gap={1} columnGap={2} className={styles.row}>
            <Text as="span" weight="medium" breaks className={styles.name}>
              {name}
            </Text>
            {cells.map((cell, index) => {
              const column = columns[index];
              return column ? <ReadBack key={cell.column} cell={cell} column={column} /> : null;
            })}
          </Stack>
        ))}
      </ol>
    </Dialog>
  );
}

interface WarningProps {
  readonly tone: 'bad' | 'warn';
  readonly children: string;
}

/** What a judge decides about before handing in. */
function Warning({ tone, children }: WarningProps) {
  return (
    <Box
      as="p"
      round="control"
      background={tone}
      pad={2}
      padInline={3}
      tone={tone}
      weight="strong"
      className={styles.warning}
    >
      {children}
    </Box>
  );
}

interface ReadBackProps {
  readonly cell: CellView;
  readonly column: SheetColumn;
}

function ReadBack({ cell, column }: ReadBackProps) {
  const { t } = useTranslation('judge');
  const text = cellText(cell, column);
  return (
    <Text
      as="span"
      size="xl"
      weight="strong"
      figures
      className={styles.mark}
      data-missing={text === '' || undefined}
      data-outside={cell.isOutside || cell.state === 'conflict' || undefined}
    >
      <VisuallyHidden>{column.name}: </VisuallyHidden>
      {text === '' ? t('cell.none') : text}
    </Text>
  );
}
