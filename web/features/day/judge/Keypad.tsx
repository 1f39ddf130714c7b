import { type MouseEvent, type ReactNode } from 'react';
import type { JudgingSheet } from '../../../../shared/contract/day/sheets/sheetAnswers.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Drawing, Icon } from '../../../ui/Icon.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Box } from '../../../ui/Box.tsx';
import { ConflictChoice } from './ConflictChoice.tsx';
import styles from './Keypad.module.css';
import type { SheetView } from './store/sheetView.ts';
import { typedMark, typedText } from './typing.ts';
import type { MarkEntry } from './useMarkEntry.ts';
import { Text } from '../../../ui/Text.tsx';

interface KeypadProps {
  readonly entry: MarkEntry;
  readonly sheet: JudgingSheet;
  readonly device: string;
  /** Of the rink; undefined before the day is loaded. */
  readonly timeZone: string | undefined;
  readonly view: SheetView;
  readonly onHandIn: () => void;
}

const ERASE = 'M9 6h11v12H9l-6-6 6-6ZM12 9.5l5 5M17 9.5l-5 5';

const ROWS = [
  ['1', '2', '3'],
  ['4', '5', '6'],
  ['7', '8', '9'],
];

/** Large keys below the sheet, or beside it on a tablet that lies. `72` is 7.2 and goes on to the next box. */
export function Keypad({ entry, sheet, device, timeZone, view, onHandIn }: KeypadProps) {
  const { t } = useTranslation('judge');
  const digit = (key: string) => (
    <KeypadKey key={key} onPress={() => entry.pressDigit(key)}>
      {key}
    </KeypadKey>
  );
  const [first = [], second = [], third = []] = ROWS;
  return (
    <Stack as="section" gap={2} className={styles.keypad} aria-label={t('keys.label')}>
      <Reading entry={entry} view={view} />
      {entry.isUnsaved ? (
        <Box
          role="alert"
          as="p"
          round="control"
          background="bad"
          pad={2}
          padInline={3}
          tone="bad"
          weight="strong"
        >
          {t('unsaved')}
        </Box>
      ) : null}
      {entry.outside === null ? (
        <>
          {entry.cell?.state === 'conflict' ? (
            <ConflictChoice entry={entry} sheet={sheet} device={device} timeZone={timeZone} />
          ) : null}
          <Stack gap={2} className={styles.keys}>
            {first.map(digit)}
            <KeypadKey tone="soft" label={t('keys.erase')} onPress={entry.erase}>
              <Drawing path={ERASE} />
            </KeypadKey>
            {second.map(digit)}
            <KeypadKey tone="soft" onPress={entry.clear}>
              {t('keys.clear')}
            </KeypadKey>
            {third.map(digit)}
            <KeypadKey tone="action" isTall onPress={onHandIn}>
              {t('keys.handIn')}
            </KeypadKey>
            <KeypadKey tone="soft" label={t('keys.previous')} onPress={entry.previous}>
              <Icon name="left" />
            </KeypadKey>
            {digit('0')}
            <KeypadKey tone="soft" label={t('keys.next')} onPress={entry.next}>
              <Icon name="right" />
            </KeypadKey>
          </Stack>
        </>
      ) : (
        <Outside entry={entry} sheet={sheet} value={entry.outside} />
      )}
    </Stack>
  );
}

/** The skater whose box the keys write in, large enough to read at arm's length. */
function Reading({ entry, view }: { readonly entry: MarkEntry; readonly view: SheetView }) {
  const { cell, column, digits } = entry;
  if (!cell || !column) return null;
  const row = view.rows.find(({ programmeId }) => programmeId === cell.programmeId);
  const text =
    digits !== '' ? typedText(digits, column) : cell.value === null ? '' : typedMark(cell.value, column);
  return (
    <Row as="p" gap={3} align="center" justify="between" wrap={false} className={styles.reading}>
      <Stack as="span" minContent snug className={styles.whose}>
        <Text as="strong" truncate>
          {row?.name}
        </Text>
        <Text as="span" truncate>
          {column.name}
        </Text>
      </Stack>
      <output className={styles.typed} data-typing={digits !== '' || undefined}>
        {text}
      </output>
    </Row>
  );
}

interface OutsideProps {
  readonly entry: MarkEntry;
  readonly sheet: JudgingSheet;
  readonly value: number;
}

/** A mark outside the range is recorded only after a second press: alone the referee may allow it, with a penalty. */
function Outside({ entry, sheet, value }: OutsideProps) {
  const { t } = useTranslation('judge');
  if (!entry.column) return null;
  const { column } = entry;
  const { least, most } = sheet.range ?? column;
  const mark = typedMark(value, column);
  return (
    <Stack role="alert" gap={3} minContent weight="medium" className={styles.outside}>
      <p>{t('outside.text', { mark, least: typedMark(least, column), most: typedMark(most, column) })}</p>
      <Stack gap={3} className={styles.choices}>
        <KeypadKey tone="action" onPress={entry.forget}>
          {t('outside.change')}
        </KeypadKey>
        <KeypadKey tone="warn" onPress={() => entry.record(value)}>
          {t('outside.keep', { mark })}
        </KeypadKey>
      </Stack>
    </Stack>
  );
}

interface KeyProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
  readonly tone?: 'soft' | 'action' | 'warn';
  readonly label?: string;
  readonly isTall?: boolean;
}

/** A key leaves the focus in the box, so that a keyboard can go on there. */
export function KeypadKey({ children, onPress, tone, label, isTall }: KeyProps) {
  return (
    <button
      type="button"
      className={styles.key}
      data-tone={tone}
      data-tall={isTall || undefined}
      aria-label={label}
      onMouseDown={(event: MouseEvent) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
