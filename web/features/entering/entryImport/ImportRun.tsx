import { formatNumber } from '../../../i18n/formats.ts';
import styles from '../../../forms/sheets/SheetImport.module.css';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Row } from '../../../ui/Row.tsx';
import { InviteFamilies } from './InviteFamilies.tsx';
import { RunResults } from './RunResults.tsx';
import type { useEntryImport } from './useEntryImport.ts';

interface ImportRunProps {
  readonly competitionId: string;
  readonly importing: ReturnType<typeof useEntryImport>;
}

/** Previews, shows the result and imports, one step at a time; each can be stopped. */
export function ImportRun({ competitionId, importing }: ImportRunProps) {
  const { t } = useTranslation('entryImport');
  const { run, start, goOn, stop } = importing;
  if (!run) {
    return (
      <div>
        <Button tone="primary" onClick={() => void start(true)}>
          {t('check')}
        </Button>
      </div>
    );
  }
  const toEnter = run.results.filter(({ outcome }) => outcome === 'entered' || outcome === 'waiting').length;
  const figures = { done: formatNumber(run.done), all: formatNumber(run.all) };
  const isFinished = run.state === 'finished';
  return (
    <Stack as="section" gap={4} minContent frame="panel" pad={6} className={styles.panel}>
      {isFinished ? (
        <div role="status">
          <h2>{t(run.dryRun ? 'previewTitle' : 'doneTitle')}</h2>
          {run.dryRun ? (
            <Text soft size="sm" weight="regular">
              {t('previewText')}
            </Text>
          ) : null}
        </div>
      ) : (
        <ProgressBar label={t(run.dryRun ? 'checking' : 'writing')} done={run.done} all={run.all} />
      )}
      {run.state === 'stopped' ? <p role="status">{t('stopped', figures)}</p> : null}
      {run.state === 'failed' ? <p role="alert">{t('failed', figures)}</p> : null}
      <RunResults results={run.results} isWritten={!run.dryRun} />
      <Row gap={3}>
        {run.state === 'running' ? <Button onClick={stop}>{t('stop')}</Button> : null}
        {run.state === 'stopped' || run.state === 'failed' ? (
          <Button tone="primary" onClick={() => void goOn()}>
            {t('goOn')}
          </Button>
        ) : null}
        {isFinished && run.dryRun && toEnter > 0 ? (
          <Button tone="primary" onClick={() => void start(false)}>
            {t('write', { count: toEnter, formatted: formatNumber(toEnter) })}
          </Button>
        ) : null}
        {isFinished ? <Button onClick={() => void start(true)}>{t('again')}</Button> : null}
      </Row>
      {isFinished && !run.dryRun ? <InviteFamilies competitionId={competitionId} /> : null}
    </Stack>
  );
}
