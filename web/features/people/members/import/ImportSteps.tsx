import { formatNumber } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ProgressBar } from '../../../../ui/ProgressBar.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Row } from '../../../../ui/Row.tsx';
import styles from '../../../../forms/sheets/SheetImport.module.css';
import { countsOf, type MemberList } from './importList.ts';
import { ImportResults } from './ImportResults.tsx';
import type { useImport } from './useImport.ts';

interface ImportStepsProps {
  readonly list: MemberList;
  readonly importing: ReturnType<typeof useImport>;
}

/** Compares, shows the result and imports, one step at a time; each can be stopped. */
export function ImportSteps({ list, importing }: ImportStepsProps) {
  const { t } = useTranslation('members');
  const { run, start, goOn, stop } = importing;
  if (!run) {
    return (
      <div>
        <Button
          tone="primary"
          disabledReason={list.rows.length === 0 ? t('import.empty') : undefined}
          onClick={() => void start(true)}
        >
          {t('import.check')}
        </Button>
      </div>
    );
  }
  const counts = countsOf(run.results);
  const toWrite = counts.added + counts.changed;
  const figures = { done: formatNumber(run.done), all: formatNumber(run.all) };
  return (
    <Stack as="section" gap={4} minContent frame="panel" pad={6} className={styles.panel}>
      {run.state === 'finished' ? (
        <div role="status">
          <h2>{heading()}</h2>
        </div>
      ) : (
        <ProgressBar
          label={t(run.dryRun ? 'import.checking' : 'import.writing')}
          done={run.done}
          all={run.all}
        />
      )}
      {run.state === 'stopped' ? <p role="status">{t('import.stopped', figures)}</p> : null}
      {run.state === 'failed' ? <p role="alert">{t('import.failed', figures)}</p> : null}
      <ImportResults results={run.results} isWritten={!run.dryRun} isFinished={run.state !== 'running'} />
      <Row gap={3}>
        {run.state === 'running' ? <Button onClick={stop}>{t('import.stop')}</Button> : null}
        {run.state === 'stopped' || run.state === 'failed' ? (
          <Button tone="primary" onClick={() => void goOn()}>
            {t('import.goOn')}
          </Button>
        ) : null}
        {run.state === 'finished' && run.dryRun && toWrite > 0 ? (
          <Button tone="primary" onClick={() => void start(false)}>
            {t('import.write', { count: toWrite, formatted: formatNumber(toWrite) })}
          </Button>
        ) : null}
        {run.state === 'finished' ? (
          <Button onClick={() => void start(true)}>{t('import.again')}</Button>
        ) : null}
      </Row>
    </Stack>
  );

  function heading(): string {
    if (!run?.dryRun) return t('import.done');
    if (toWrite > 0) return t('import.changesTitle');
    if (counts.wrong === 0) return t('import.nothing');
    return t(counts.unchanged > 0 ? 'import.nothingBesidesWrong' : 'import.allWrong');
  }
}
