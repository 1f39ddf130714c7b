import type { ReactNode } from 'react';
import { formatNumber } from '../../i18n/formats.ts';
import { Button } from '../../ui/Button.tsx';
import type { ImportWords } from './importWords.ts';
import { outcomeText, rowsText, saveResults, type RowResult, type SavedColumns } from './rowResults.ts';
import styles from './SheetImport.module.css';
import type { PartsRun } from './useParts.ts';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';

/** The screen shows this many rows; a saved file contains all of them. */
export const SHOWN_ROWS = 50;

export interface ResultsOptions<Result extends RowResult> {
  /** In the order in which they are counted. */
  readonly outcomes: readonly Result['outcome'][];
  /** The lists that can be saved: of the wrong rows, of all rows or both. */
  readonly lists: readonly ('wrong' | 'all')[];
  readonly savedColumns?: SavedColumns<Result>;
  /** The screen gives the first of a row's many reasons, a saved list all of them. */
  readonly mostReasons?: number;
  /** The name of a row without one. */
  readonly nameless?: (result: Result) => string;
  /** Lists of rows that are not wrong. */
  readonly details?: (results: readonly Result[]) => ReactNode;
}

interface ImportResultsProps<Result extends RowResult> {
  readonly t: ImportWords;
  readonly run: PartsRun<Result>;
  readonly options: ResultsOptions<Result>;
}

/** Counts the rows by outcome and lists the wrong ones with their row number and reasons. */
export function ImportResults<Result extends RowResult>({ t, run, options }: ImportResultsProps<Result>) {
  const { outcomes, lists, savedColumns, nameless, mostReasons = Infinity, details } = options;
  const { results } = run;
  const isWritten = !run.dryRun;
  const wrong = results.filter(({ outcome }) => outcome === 'wrong');
  const save = (title: string, saved: readonly Result[]) =>
    void saveResults(t, { title, results: saved, isWritten, columns: savedColumns });
  const reasonsOf = ({ reasons }: Result) => {
    const left = reasons.length - mostReasons;
    if (left <= 0) return reasons.join('; ');
    const others = t('moreReasons', { formatted: formatNumber(left) });
    return [...reasons.slice(0, mostReasons), others].join('; ');
  };
  const more = wrong.length - SHOWN_ROWS;
  return (
    <>
      <Stack as="dl" gap={4} className={styles.counts}>
        {outcomes.map((outcome) => (
          <div key={outcome} data-outcome={outcome}>
            <dt>{outcomeText(t, outcome, isWritten)}</dt>
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
            {wrong.slice(0, SHOWN_ROWS).map((result) => (
              <li key={result.rows[0]}>
                <strong>{rowsText(t, result)}</strong> {result.name || nameless?.(result)}:{' '}
                {reasonsOf(result)}
              </li>
            ))}
          </ul>
          {more > 0 ? <p>{t('more', { count: more, formatted: formatNumber(more) })}</p> : null}
          {lists.includes('wrong') ? (
            <div>
              <Button onClick={() => save(t('wrongFile'), wrong)}>{t('downloadWrong')}</Button>
            </div>
          ) : null}
        </Stack>
      ) : null}
      {/* While rows still arrive only errors are listed, so that the page does not shift. */}
      {run.state !== 'running' && lists.includes('all') ? (
        <Stack as="section" gap={3} minContent className={styles.wrong}>
          {details?.(results)}
          <div>
            <Button onClick={() => save(t('allFile'), results)}>{t('downloadAll')}</Button>
          </div>
        </Stack>
      ) : null}
    </>
  );
}
