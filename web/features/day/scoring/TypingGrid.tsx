import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type {
  JudgingSheet,
  SheetColumn,
  SheetStarter,
} from '../../../../shared/contract/day/sheets/sheetAnswers.ts';
import { typeDigit } from '../../../../shared/domain/day/sheets/keypad.ts';
import { markText } from '../../../../shared/domain/day/sheets/markText.ts';
import { placeKey, REFEREE, type Place } from '../../../../shared/domain/day/sheets/marks.ts';
import { isInRange } from '../../../../shared/domain/day/sheets/sheetState.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { joinClasses } from '../../../ui/joinClasses.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Box } from '../../../ui/Box.tsx';
import { seatName } from './seatName.ts';
import styles from './Scoring.module.css';

/** Marks by box, as far as they are typed. */
export type TypedMarks = ReadonlyMap<string, number | null>;

interface TypingGridProps {
  readonly sheet: JudgingSheet;
  readonly values: TypedMarks;
  readonly onType: (place: Place, value: number | null) => void;
  /** The last box is done. */
  readonly onEnd: () => void;
}

interface Box extends Place {
  readonly column: string;
  readonly of: SheetColumn;
}

/** Where the arrow keys lead, in boxes; columns stand side by side. */
const STEPS: Readonly<Record<string, (columns: number) => number>> = {
  Enter: () => 1,
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
};

/** The sheet as on paper: `72` is 7.2 and moves on by itself. A mark outside the range waits for Enter. */
export function TypingGrid({ sheet, values, onType, onEnd }: TypingGridProps) {
  const { t } = useTranslation('scoring');
  const inputs = useRef(new Map<number, HTMLInputElement>());
  // The box to which a complete mark led: an Enter that follows by habit leads no further.
  const ledTo = useRef<number | null>(null);
  const [active, setActive] = useState<{ readonly index: number; readonly digits: string } | null>(null);
  const { columns, seat } = sheet;
  const range = seat === REFEREE ? null : sheet.range;
  const boxes = boxesOf(sheet);
  const indexOf = new Map(boxes.map((box, index) => [placeKey(box), index]));
  const outside = (index: number) => {
    const box = boxes[index];
    const value = box ? values.get(placeKey(box)) : null;
    return value !== null && value !== undefined && box?.of.unit === 'tenths' && !isInRange(value, range);
  };
  const moveTo = (index: number) => {
    if (index >= boxes.length) onEnd();
    else inputs.current.get(Math.max(0, index))?.focus();
  };
  const type = (index: number, text: string) => {
    const box = boxes[index];
    if (!box) return;
    const typed = [...text.replaceAll(/\D/g, '')].reduce(
      (before, digit) => typeDigit(before.digits, digit, box.of.most),
      { digits: '', value: null as number | null, isDone: false },
    );
    setActive({ index, digits: typed.digits });
    onType(box, typed.value);
    const isKept = typed.value !== null && (box.of.unit === 'place' || isInRange(typed.value, range));
    if (typed.isDone && isKept) {
      ledTo.current = index + 1;
      moveTo(index + 1);
    }
  };
  const pressKey = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    const step = STEPS[event.key];
    const isEmpty = event.currentTarget.value === '';
    const isHabit = event.key === 'Enter' && ledTo.current === index;
    ledTo.current = null;
    if (isHabit) event.preventDefault();
    else if (step) {
      event.preventDefault();
      moveTo(index + step(columns.length));
    } else if (event.key === 'Backspace' && isEmpty) {
      event.preventDefault();
      moveTo(index - 1);
    }
  };
  const shown = (box: Box, index: number) => {
    const value = values.get(placeKey(box)) ?? null;
    const isWaiting = active?.index === index && value !== null && value * 10 <= box.of.most;
    if (isWaiting) return active.digits;
    return value === null ? '' : markText(value, box.of.unit);
  };
  const written = new Set(sheet.written.map(placeKey));
  const warned = active && outside(active.index) ? boxes[active.index] : undefined;
  return (
    <Stack gap={4}>
      <p className={styles.soft}>
        {range ? t('grid.range', rangeText(range)) : t('grid.noRange')} · {t('grid.keys')}
        {written.size > 0 ? ` ${t('grid.written')}` : null}
      </p>
      <Box frame="panel" className={styles.scroll}>
        <table className={styles.grid}>
          <Box as="caption" pad={3} padInline={4} weight="strong" className={styles.caption}>
            {t('grid.caption', { seat: seatName(t, seat) })}
          </Box>
          <thead>
            <tr>
              <th scope="col">{t('grid.skater')}</th>
              {columns.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.flight.order.map((starter) => (
              <tr key={starter.programmeId} data-absent={starter.order === null || undefined}>
                <SkaterHead starter={starter} />
                {columns.map(({ id, name }) => {
                  const index = indexOf.get(placeKey({ programmeId: starter.programmeId, column: id }));
                  const box = index === undefined ? undefined : boxes[index];
                  if (index === undefined || !box) return <td key={id}>–</td>;
                  return (
                    <td key={id}>
                      <input
                        ref={(input) => {
                          if (input) inputs.current.set(index, input);
                          else inputs.current.delete(index);
                        }}
                        className={joinClasses(styles.box, outside(index) ? styles.outside : undefined)}
                        inputMode="numeric"
                        autoComplete="off"
                        // The first box of a sheet is where typing begins.
                        autoFocus={index === 0}
                        enterKeyHint="next"
                        aria-label={t('grid.cell', { name: starter.name, column: name })}
                        aria-invalid={outside(index) || undefined}
                        placeholder={written.has(placeKey(box)) ? '•' : undefined}
                        value={shown(box, index)}
                        onFocus={({ currentTarget }) => {
                          setActive({ index, digits: '' });
                          currentTarget.select();
                        }}
                        onChange={({ target }) => type(index, target.value)}
                        onKeyDown={(event) => pressKey(event, index)}
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
      <p role="status" className={styles.warning}>
        {warned && range
          ? t('grid.outside', {
              mark: markText(values.get(placeKey(warned)) ?? 0, warned.of.unit),
              ...rangeText(range),
            })
          : ''}
      </p>
    </Stack>
  );
}

const rangeText = ({ least, most }: { readonly least: number; readonly most: number }) => ({
  least: markText(least, 'tenths'),
  most: markText(most, 'tenths'),
});

/** Number, name and rink; who does not skate is struck through. */
export function SkaterHead({ starter }: { readonly starter: SheetStarter }) {
  const { t } = useTranslation('scoring');
  return (
    <th scope="row">
      <span className={styles.number}>{starter.order ?? ''}</span>
      <Stack as="span" gap={1} minContent breaks className={styles.words}>
        <span>{starter.name}</span>
        <span className={styles.soft}>{starter.order === null ? t('grid.notSkating') : starter.rink}</span>
      </Stack>
    </th>
  );
}

/** The boxes in the paper's order: row by row. */
export const boxesOf = ({ flight, columns }: Pick<JudgingSheet, 'flight' | 'columns'>): Box[] =>
  flight.order
    .filter(({ order }) => order !== null)
    .flatMap(({ programmeId }) => columns.map((of) => ({ programmeId, column: of.id, of })));
