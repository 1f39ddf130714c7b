import { useRef, useState } from 'react';
import { placeKey, REFEREE, type Place } from '../../../../shared/domain/day/sheets/marks.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { batchOf, marksIn, type Batch } from './newMarks.ts';
import type { SheetPartProps } from './SheetScreen.tsx';
import { boxesOf, TypingGrid, type TypedMarks } from './TypingGrid.tsx';
import { useSubmit } from './useSubmit.ts';
import styles from './Scoring.module.css';

/** Types a sheet from paper; nothing is sent before the last box, and what failed is sent again as it was. */
export function TypeSheet({ params, sheet, onDone }: SheetPartProps) {
  const { t } = useTranslation('scoring');
  const [typed, setTyped] = useState<TypedMarks>(() => marksIn(sheet));
  const sending = useRef<Batch | null>(null);
  const foot = useRef<HTMLDivElement>(null);
  const { isBusy, submit } = useSubmit();
  const boxes = boxesOf(sheet);
  const written = new Set(sheet.written.map(placeKey));
  const isDone = (box: Place) => (typed.get(placeKey(box)) ?? null) !== null || written.has(placeKey(box));
  const count = boxes.filter(isDone).length;
  const isComplete = count === boxes.length || sheet.seat === REFEREE;
  const type = (place: Place, value: number | null) => {
    sending.current = null;
    setTyped((before) => new Map(before).set(placeKey(place), value));
  };
  const send = () =>
    submit(async () => {
      // The same marks with the same ids, so that a repeat after a lost answer changes nothing.
      sending.current ??= batchOf(sheet, typed);
      await call('submitMarks', { params, body: { ...sending.current, handIn: isComplete } });
      await refetchChanged('submitMarks');
      showToast(t('type.saved'));
      onDone();
    });
  return (
    <>
      <TypingGrid
        sheet={sheet}
        values={typed}
        onType={type}
        onEnd={() => foot.current?.querySelector('button')?.focus()}
      />
      <div ref={foot} className={styles.actions}>
        <span className={styles.soft}>{t('grid.progress', { typed: count, boxes: boxes.length })}</span>
        <Button
          tone="primary"
          aria-busy={isBusy}
          disabledReason={isComplete ? undefined : t('type.missing')}
          onClick={() => void send()}
        >
          {t('type.save')}
        </Button>
      </div>
    </>
  );
}
