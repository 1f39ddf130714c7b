import { conflictsIn } from '../../../../shared/domain/day/sheets/sheetState.ts';
import { cellAt, placeKey, sheetOf, type Place } from '../../../../shared/domain/day/sheets/marks.ts';
import { markText } from '../../../../shared/domain/day/sheets/markText.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { batchOf, marksIn } from './newMarks.ts';
import type { SheetPartProps } from './SheetScreen.tsx';
import { useSubmit } from './useSubmit.ts';
import styles from './Scoring.module.css';

/** Boxes with different marks of two devices: both are shown, one is chosen, and none is lost. */
export function ConflictList({ params, sheet }: SheetPartProps) {
  const { t } = useTranslation('scoring');
  const { isBusy, submit } = useSubmit();
  const cells = sheetOf(sheet.marks);
  const form = {
    seat: sheet.seat,
    programmeIds: sheet.flight.order.map(({ programmeId }) => programmeId),
    columns: sheet.columns.map(({ id }) => id),
  };
  const names = new Map(sheet.flight.order.map(({ programmeId, name }) => [programmeId, name]));
  const choose = (place: Place, value: number | null) =>
    submit(async () => {
      const typed = new Map(marksIn(sheet)).set(placeKey(place), value);
      // Other conflicts stay: only this box is settled.
      const batch = batchOf(sheet, typed);
      const marks = batch.marks.filter((mark) => placeKey(mark) === placeKey(place));
      await call('submitMarks', { params, body: { ...batch, marks, handIn: conflicts.length === 1 } });
      await refetchChanged('submitMarks');
      showToast(t('conflict.solved'));
    });
  const conflicts = conflictsIn(cells, form);
  return (
    <Stack as="section" gap={4}>
      <h3>{t('conflict.title')}</h3>
      <p className={styles.soft}>{t('conflict.text')}</p>
      <Stack as="ul" gap={3} minContent className={styles.list} role="list">
        {conflicts.map((cell) => {
          const column = sheet.columns.find(({ id }) => id === cell.column);
          return (
            <Row
              key={placeKey(cell)}
              as="li"
              gap={2}
              columnGap={3}
              align="center"
              justify="between"
              frame="panel"
              pad={3}
              padInline={4}
            >
              <span>
                {t('grid.cell', { name: names.get(cell.programmeId) ?? '', column: column?.name ?? '' })}
              </span>
              <span className={styles.actions}>
                {cellAt(cells, cell).marks.map((mark) => (
                  <Button key={mark.id} aria-busy={isBusy} onClick={() => void choose(cell, mark.value)}>
                    {[
                      mark.value === null
                        ? t('conflict.cleared')
                        : markText(mark.value, column?.unit ?? 'tenths'),
                      [mark.name, t(`conflict.${mark.source}`)].filter((text) => text !== '').join(', '),
                    ].join(' · ')}
                  </Button>
                ))}
              </span>
            </Row>
          );
        })}
      </Stack>
    </Stack>
  );
}
