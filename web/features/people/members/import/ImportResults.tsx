import type { TFunction } from 'i18next';
import { currentTime } from '../../../../clock.ts';
import { formatNumber } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import styles from '../../../../forms/sheets/SheetImport.module.css';
import { countsOf, type RowResult } from './importList.ts';
import { OutcomeRows } from './OutcomeRows.tsx';
import { rowReason, rowsText } from './rowReason.ts';

/** The screen shows this many rows; the saved file contains all of them. */
const SHOWN = 50;

const LISTED = ['changed', 'added', 'unchanged'] as const;

const OUTCOMES = ['added', 'changed', 'unchanged', 'wrong'] as const;

interface ImportResultsProps {
  readonly results: readonly RowResult[];
  readonly isWritten: boolean;
  /** While rows still arrive only errors are listed, so that the page does not shift. */
  readonly isFinished: boolean;
}

/** Counts the rows by outcome and lists the wrong ones with their row number and reason. */
export function ImportResults({ results, isWritten, isFinished }: ImportResultsProps) {
  const { t } = useTranslation('members');
  const counts = countsOf(results);
  const wrong = results.filter(({ outcome }) => outcome === 'wrong');
  return (
    <>
      <Stack as="dl" gap={4} className={styles.counts}>
        {OUTCOMES.map((outcome) => (
          <div key={outcome} data-outcome={outcome}>
            <dt>{t(`import.${isWritten ? 'outcomesDone' : 'outcomes'}.${outcome}`)}</dt>
            <dd>{formatNumber(counts[outcome])}</dd>
          </div>
        ))}
      </Stack>
      {wrong.length > 0 ? (
        <Stack as="section" gap={3} minContent className={styles.wrong}>
          <h3>{t('import.wrongTitle')}</h3>
          <Text soft size="sm" weight="regular">
            {t('import.wrongText')}
          </Text>
          <ul>
            {wrong.slice(0, SHOWN).map((result) => (
              <li key={result.rows[0]}>
                <strong>{rowsText(t, result)}</strong> {result.name || result.number}: {rowReason(t, result)}
              </li>
            ))}
          </ul>
          {wrong.length > SHOWN ? <p>{t('import.moreWrong', { count: wrong.length - SHOWN })}</p> : null}
          <div>
            <Button onClick={() => void saveRows(t, t('import.wrongFile'), wrong)}>
              {t('import.downloadWrong')}
            </Button>
          </div>
        </Stack>
      ) : null}
      {isFinished ? (
        <Stack as="section" gap={3} minContent className={styles.wrong}>
          {LISTED.map((outcome) => (
            <OutcomeRows key={outcome} outcome={outcome} results={results} />
          ))}
          <div>
            <Button onClick={() => void saveRows(t, t('import.allFile'), results)}>
              {t('import.downloadAll')}
            </Button>
          </div>
        </Stack>
      ) : null}
    </>
  );
}

type T = TFunction<'members'>;

async function saveRows(t: T, title: string, results: readonly RowResult[]): Promise<void> {
  const { exportFile, saveFile } = await import('../../../../table/export/exportFile.ts');
  const columns = [
    { heading: t('import.headings.row'), value: ({ rows }: RowResult) => rows.map(String).join(', ') },
    {
      heading: t('import.headings.outcome'),
      value: ({ outcome }: RowResult) => t(`import.outcomes.${outcome}`),
    },
    { heading: t('import.headings.number'), value: ({ number }: RowResult) => number },
    { heading: t('import.headings.name'), value: ({ name }: RowResult) => name },
    { heading: t('import.headings.reason'), value: (result: RowResult) => rowReason(t, result) },
  ];
  const words = { currencyOf: (heading: string) => heading, zoneOf: (heading: string) => heading };
  const file = { title, columns, rows: results, words, now: currentTime() };
  saveFile(await exportFile({ ...file, format: 'csv' }));
}
