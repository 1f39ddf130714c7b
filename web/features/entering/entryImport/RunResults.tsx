import type { TFunction } from 'i18next';
import { IMPORTED_ENTRY_OUTCOMES } from '../../../../shared/contract/entering/entries/entryImports.ts';
import { currentTime } from '../../../clock.ts';
import { formatNumber } from '../../../i18n/formats.ts';
import styles from '../../../forms/sheets/SheetImport.module.css';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import type { EntryResult } from './useEntryImport.ts';

/** The screen shows this many rows; the saved file contains all of them. */
const SHOWN = 50;
const MOST_REASONS = 4;

type T = TFunction<'entryImport'>;

interface RunResultsProps {
  readonly results: readonly EntryResult[];
  readonly isWritten: boolean;
}

/** Counts the skaters by outcome and lists the wrong rows with their numbers and reasons. */
export function RunResults({ results, isWritten }: RunResultsProps) {
  const { t } = useTranslation('entryImport');
  const wrong = results.filter(({ outcome }) => outcome === 'wrong');
  return (
    <>
      <Stack as="dl" gap={4} className={styles.counts}>
        {IMPORTED_ENTRY_OUTCOMES.map((outcome) => (
          <div key={outcome} data-outcome={outcome}>
            <dt>{t(`${isWritten ? 'outcomesDone' : 'outcomes'}.${outcome}`)}</dt>
            <dd>{formatNumber(results.filter((one) => one.outcome === outcome).length)}</dd>
          </div>
        ))}
      </Stack>
      {wrong.length > 0 ? (
        <Stack as="section" gap={3} minContent className={styles.wrong}>
          <h3>{t('wrongTitle')}</h3>
          <Text soft size="sm" weight="regular">
            {t('wrongText')}
          </Text>
          <ul>
            {wrong.slice(0, SHOWN).map((result) => (
              <li key={result.rows[0]}>
                <strong>{rowsText(t, result)}</strong> {result.entry.fullName}: {shortReason(t, result)}
              </li>
            ))}
          </ul>
          {wrong.length > SHOWN ? (
            <p>{t('more', { formatted: formatNumber(wrong.length - SHOWN) })}</p>
          ) : null}
        </Stack>
      ) : null}
      {results.length > 0 ? (
        <div>
          <Button onClick={() => void saveResults(t, results, isWritten)}>{t('download')}</Button>
        </div>
      ) : null}
    </>
  );
}

const rowsText = (t: T, { rows }: EntryResult) =>
  t('row', { count: rows.length, rows: rows.map(String).join(', ') });

/** The screen gives the first of many reasons; the downloaded list gives all. */
function shortReason(t: T, result: EntryResult): string {
  const reasons = reasonsOf(t, result);
  const left = reasons.length - MOST_REASONS;
  if (left <= 0) return reasons.join('; ');
  return [...reasons.slice(0, MOST_REASONS), t('moreReasons', { formatted: formatNumber(left) })].join('; ');
}

function reasonsOf(t: T, { problems, messages, sameAs }: EntryResult): string[] {
  const seen = problems.map(({ field, problem, cell }) =>
    t(`problems.${problem}`, { field: t(`fields.${field}`), cell }),
  );
  const double = sameAs === undefined ? [] : [t('doubles.sameAs', { row: sameAs })];
  return [...new Set([...double, ...seen, ...messages])];
}

async function saveResults(t: T, results: readonly EntryResult[], isWritten: boolean): Promise<void> {
  const { exportFile, saveFile } = await import('../../../table/export/exportFile.ts');
  const outcomes = isWritten ? 'outcomesDone' : 'outcomes';
  const columns = [
    { heading: t('columnRow'), value: ({ rows }: EntryResult) => rows.map(String).join(', ') },
    { heading: t('columnName'), value: ({ entry }: EntryResult) => entry.fullName },
    {
      heading: t('columnOutcome'),
      value: ({ outcome }: EntryResult) => t(`${outcomes}.${outcome}`),
    },
    { heading: t('columnReason'), value: (result: EntryResult) => reasonsOf(t, result).join('; ') },
  ];
  const words = { currencyOf: (heading: string) => heading, zoneOf: (heading: string) => heading };
  const file = { title: t('resultsTitle'), columns, rows: results, words, now: currentTime() };
  saveFile(await exportFile({ ...file, format: 'csv' }));
}
