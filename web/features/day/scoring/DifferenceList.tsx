import { useTranslation } from 'react-i18next';
import type { JudgingSheet } from '../../../../shared/contract/day/sheets/sheetAnswers.ts';
import { placeKey } from '../../../../shared/domain/day/sheets/marks.ts';
import { markText } from '../../../../shared/domain/day/sheets/markText.ts';
import type { Difference } from '../../../../shared/domain/day/sheets/secondTyping.ts';
import { Segments } from '../../../ui/Segments.tsx';
import styles from './Scoring.module.css';

/** Which of two readings is right, by box. */
export type Choices = ReadonlyMap<string, 'first' | 'second'>;

interface DifferenceListProps {
  readonly sheet: JudgingSheet;
  readonly differences: readonly Difference[];
  readonly choices: Choices;
  readonly onChoose: (place: Difference, choice: 'first' | 'second') => void;
}

/** The boxes that two people read differently, both values beside each other. */
export function DifferenceList({ sheet, differences, choices, onChoose }: DifferenceListProps) {
  const { t } = useTranslation('scoring');
  const names = new Map(sheet.flight.order.map(({ programmeId, name }) => [programmeId, name]));
  const columns = new Map(sheet.columns.map((column) => [column.id, column]));
  return (
    <section className={styles.conflicts}>
      <h3>{t('second.differences')}</h3>
      <ul className={styles.list}>
        {differences.map((place) => {
          const column = columns.get(place.column);
          const shown = (value: number | null) =>
            value === null ? t('second.empty') : markText(value, column?.unit ?? 'tenths');
          return (
            <li key={placeKey(place)}>
              <Segments
                label={t('grid.cell', {
                  name: names.get(place.programmeId) ?? '',
                  column: column?.name ?? '',
                })}
                options={[
                  { value: 'first', label: t('second.first', { mark: shown(place.first) }) },
                  { value: 'second', label: t('second.yours', { mark: shown(place.second) }) },
                ]}
                value={choices.get(placeKey(place)) ?? ''}
                onChange={(choice) => onChoose(place, choice === 'first' ? 'first' : 'second')}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
