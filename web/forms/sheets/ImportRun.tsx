import type { ReactNode } from 'react';
import { formatNumber } from '../../i18n/formats.ts';
import { Button } from '../../ui/Button.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { ImportResults, type ResultsOptions } from './ImportResults.tsx';
import type { ImportWords } from './importWords.ts';
import type { RowResult } from './rowResults.ts';
import styles from './SheetImport.module.css';
import type { Parts } from './useParts.ts';
import { Row } from '../../ui/Row.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';

export interface RunOptions<Result extends RowResult> extends ResultsOptions<Result> {
  /** The outcomes of a preview that the import would store. */
  readonly writes: readonly Result['outcome'][];
  /** The heading of a finished preview; by default that nothing is saved yet. */
  readonly previewTitle?: ((countOf: (outcome: Result['outcome']) => number) => string) | undefined;
  readonly previewText?: string | undefined;
  /** Content below the results of a finished import. */
  readonly afterwards?: ReactNode;
}

interface ImportRunProps<Result extends RowResult> {
  readonly t: ImportWords;
  readonly rowCount: number;
  readonly parts: Parts<Result>;
  readonly options: RunOptions<Result>;
}

/** Previews, shows the result and imports, one step at a time; each can be stopped. */
export function ImportRun<Result extends RowResult>({ t, rowCount, parts, options }: ImportRunProps<Result>) {
  const { run, start, goOn, stop } = parts;
  const { writes, previewTitle, previewText, afterwards } = options;
  if (!run) {
    return (
      <div>
        <Button
          tone="primary"
          disabledReason={rowCount === 0 ? t('empty') : undefined}
          onClick={() => void start(true)}
        >
          {t('check')}
        </Button>
      </div>
    );
  }
  const countOf = (wanted: Result['outcome']) =>
    run.results.filter(({ outcome }) => outcome === wanted).length;
  const toWrite = writes.reduce((sum, outcome) => sum + countOf(outcome), 0);
  const figures = { done: formatNumber(run.done), all: formatNumber(run.all) };
  const isFinished = run.state === 'finished';
  const title = run.dryRun ? (previewTitle?.(countOf) ?? t('previewTitle')) : t('doneTitle');
  return (
    <Stack as="section" gap={4} minContent frame="panel" pad={6} className={styles.panel}>
      {isFinished ? (
        <div role="status">
          <h2>{title}</h2>
          {run.dryRun && previewText ? (
            <Text soft size="sm" weight="regular">
              {previewText}
            </Text>
          ) : null}
        </div>
      ) : (
        <ProgressBar label={t(run.dryRun ? 'checking' : 'writing')} done={run.done} all={run.all} />
      )}
      {run.state === 'stopped' ? <p role="status">{t('stopped', figures)}</p> : null}
      {run.state === 'failed' ? <p role="alert">{t('failed', figures)}</p> : null}
      <ImportResults t={t} run={run} options={options} />
      <Row gap={3}>
        {run.state === 'running' ? <Button onClick={stop}>{t('stop')}</Button> : null}
        {run.state === 'stopped' || run.state === 'failed' ? (
          <Button tone="primary" onClick={() => void goOn()}>
            {t('goOn')}
          </Button>
        ) : null}
        {isFinished && run.dryRun && toWrite > 0 ? (
          <Button tone="primary" onClick={() => void start(false)}>
            {t('write', { count: toWrite, formatted: formatNumber(toWrite) })}
          </Button>
        ) : null}
        {isFinished ? <Button onClick={() => void start(true)}>{t('again')}</Button> : null}
      </Row>
      {isFinished && !run.dryRun ? afterwards : null}
    </Stack>
  );
}
