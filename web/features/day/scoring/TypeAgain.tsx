import { useRef, useState } from 'react';
import { placeKey, REFEREE } from '../../../../shared/domain/day/sheets/marks.ts';
import type { Difference } from '../../../../shared/domain/day/sheets/secondTyping.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { correctionsOf, type Batch } from './newMarks.ts';
import type { SheetPartProps } from './SheetScreen.tsx';
import { boxesOf, TypingGrid, type TypedMarks } from './TypingGrid.tsx';
import { useSubmit } from './useSubmit.ts';
import styles from './Scoring.module.css';
import type { JudgingSheet } from '../../../../shared/contract/day/sheets/sheetAnswers.ts';
import { markText } from '../../../../shared/domain/day/sheets/markText.ts';
import { Segments } from '../../../ui/Segments.tsx';
import { Stack } from '../../../ui/Stack.tsx';

const EMPTY_BATCH: Batch = { device: 'reader', marks: [] };

/** The second typing, blind: what differs is shown box by box, and the second person chooses by the paper. */
export function TypeAgain({ params, sheet }: SheetPartProps) {
  const { t } = useTranslation('scoring');
  const [typed, setTyped] = useState<TypedMarks>(new Map());
  const [differences, setDifferences] = useState<readonly Difference[]>([]);
  const [choices, setChoices] = useState<Choices>(new Map());
  const corrections = useRef<Batch | null>(null);
  const foot = useRef<HTMLDivElement>(null);
  const { isBusy, submit } = useSubmit();
  const boxes = boxesOf(sheet);
  const count = boxes.filter((box) => (typed.get(placeKey(box)) ?? null) !== null).length;
  const isComplete = count === boxes.length || sheet.seat === REFEREE;
  const isChosen = differences.every((place) => choices.has(placeKey(place)));

  const send = () =>
    submit(async () => {
      const isFirstRight = (place: Difference) => choices.get(placeKey(place)) === 'first';
      const agreed = new Map(typed);
      for (const place of differences.filter(isFirstRight)) agreed.set(placeKey(place), place.first);
      const wrong = differences.filter((place) => !isFirstRight(place));
      if (wrong.length > 0) corrections.current ??= correctionsOf(wrong);
      const again = boxes.map(({ programmeId, column }) => ({
        programmeId,
        column,
        value: agreed.get(placeKey({ programmeId, column })) ?? null,
      }));
      const body = { revision: sheet.sheet.revision, again, ...(corrections.current ?? EMPTY_BATCH) };
      const { data } = await call('confirmMarks', { params, body });
      setDifferences(data.differences);
      if (!data.isConfirmed) return;
      await refetchChanged('confirmMarks');
      showToast(t('second.confirmed'));
    });
  const choose = (place: Difference, choice: 'first' | 'second') => {
    corrections.current = null;
    setChoices((before) => new Map(before).set(placeKey(place), choice));
  };
  return (
    <>
      {differences.length > 0 ? (
        <DifferenceList sheet={sheet} differences={differences} choices={choices} onChoose={choose} />
      ) : (
        <TypingGrid
          sheet={sheet}
          values={typed}
          onType={(place, value) => setTyped((before) => new Map(before).set(placeKey(place), value))}
          onEnd={() => foot.current?.querySelector('button')?.focus()}
        />
      )}
      <div ref={foot} className={styles.actions}>
        <span className={styles.soft}>{t('grid.progress', { typed: count, boxes: boxes.length })}</span>
        <Button
          tone="primary"
          aria-busy={isBusy}
          disabledReason={isComplete && isChosen ? undefined : t('type.missing')}
          onClick={() => void send()}
        >
          {differences.length > 0 ? t('second.finish') : t('second.confirm')}
        </Button>
      </div>
    </>
  );
}

/** Which of two readings is right, by box. */
type Choices = ReadonlyMap<string, 'first' | 'second'>;
interface DifferenceListProps {
  readonly sheet: JudgingSheet;
  readonly differences: readonly Difference[];
  readonly choices: Choices;
  readonly onChoose: (place: Difference, choice: 'first' | 'second') => void;
}
/** The boxes that two people read differently, both values beside each other. */
function DifferenceList({ sheet, differences, choices, onChoose }: DifferenceListProps) {
  const { t } = useTranslation('scoring');
  const names = new Map(sheet.flight.order.map(({ programmeId, name }) => [programmeId, name]));
  const columns = new Map(sheet.columns.map((column) => [column.id, column]));
  return (
    <Stack as="section" gap={4}>
      <h3>{t('second.differences')}</h3>
      <Stack as="ul" gap={3} minContent className={styles.list} role="list">
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
      </Stack>
    </Stack>
  );
}
