import type { JudgingSheet } from '../../../../shared/contract/day/sheets/sheetAnswers.ts';
import { formatClock } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './Keypad.module.css';
import { typedMark } from './typing.ts';
import type { MarkEntry } from './useMarkEntry.ts';
import { Stack } from '../../../ui/Stack.tsx';

interface ConflictChoiceProps {
  readonly entry: MarkEntry;
  readonly sheet: JudgingSheet;
  readonly device: string;
  readonly timeZone: string | undefined;
}

/** The different marks of a box, each with where and by whom it was written. The one that is chosen replaces all of them. */
export function ConflictChoice({ entry, sheet, device, timeZone }: ConflictChoiceProps) {
  const { t } = useTranslation('judge');
  const { cell, column } = entry;
  if (!cell || !column) return null;
  const kept = new Map(sheet.marks.map((mark) => [mark.id, mark]));
  return (
    <Stack
      role="group"
      aria-label={t('cell.conflict')}
      gap={3}
      minContent
      weight="medium"
      className={styles.conflict}
    >
      <p>{t('conflict.text')}</p>
      <Stack gap={3} className={styles.choices}>
        {cell.marks.map((mark) => {
          const { name, source, isOwn = true } = kept.get(mark.id) ?? { name: '', source: 'device' };
          const isHere = mark.device === device;
          const from = isHere ? (isOwn ? 'own' : 'before') : source === 'paper' ? 'paper' : 'other';
          return (
            <button
              key={mark.id}
              type="button"
              className={styles.choice}
              onClick={() => (mark.value === null ? entry.clear() : entry.record(mark.value))}
            >
              <strong>{mark.value === null ? t('conflict.empty') : typedMark(mark.value, column)}</strong>
              <span>{t(`conflict.${from}`, { name, time: formatClock(new Date(mark.at), timeZone) })}</span>
            </button>
          );
        })}
      </Stack>
    </Stack>
  );
}
