import styles from '../../../../forms/sheets/SheetImport.module.css';
import { formatNumber } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ProgressBar } from '../../../../ui/ProgressBar.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Row } from '../../../../ui/Row.tsx';
import type { CoachResult, useCoachImport } from './useCoachImport.ts';

const OUTCOMES = ['added', 'changed', 'unchanged', 'wrong'] as const;

/** The screen shows so many wrong rows. */
const SHOWN = 50;

/** Previews, shows the result and imports, one step at a time; each can be stopped. */
export function CoachImportRun({ importing }: { readonly importing: ReturnType<typeof useCoachImport> }) {
  const { t } = useTranslation('coaches');
  const { run, start, goOn, stop } = importing;
  if (!run) {
    return (
      <div>
        <Button tone="primary" onClick={() => void start(true)}>
          {t('import.check')}
        </Button>
      </div>
    );
  }
  const countOf = (wanted: CoachResult['outcome']) =>
    run.results.filter(({ outcome }) => outcome === wanted).length;
  const toWrite = countOf('added') + countOf('changed');
  const wrong = run.results.filter(({ outcome }) => outcome === 'wrong');
  const figures = { done: formatNumber(run.done), all: formatNumber(run.all) };
  const isFinished = run.state === 'finished';
  return (
    <Stack as="section" gap={4} minContent frame="panel" pad={6} className={styles.panel}>
      {isFinished ? (
        <div role="status">
          <h2>{t(run.dryRun ? 'import.previewTitle' : 'import.doneTitle')}</h2>
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
      <Stack as="dl" gap={4} className={styles.counts}>
        {OUTCOMES.map((outcome) => (
          <div key={outcome} data-outcome={outcome}>
            <dt>{t(`import.${run.dryRun ? 'outcomes' : 'outcomesDone'}.${outcome}`)}</dt>
            <dd>{formatNumber(countOf(outcome))}</dd>
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
              <li key={result.row}>
                <strong>{t('import.row', { row: result.row })}</strong> {result.coach.name}:{' '}
                {[
                  ...result.unread.map((column) =>
                    t('import.unread', { field: t(`import.fields.${column}`) }),
                  ),
                  ...(result.isRinkUnknown
                    ? [t('import.unknownRink', { rinks: result.coach.rinks.join('; ') })]
                    : []),
                  ...result.messages,
                ].join('; ')}
              </li>
            ))}
          </ul>
          {wrong.length > SHOWN ? <p>{t('import.more', { count: wrong.length - SHOWN })}</p> : null}
        </Stack>
      ) : null}
      <Row gap={3}>
        {run.state === 'running' ? <Button onClick={stop}>{t('import.stop')}</Button> : null}
        {run.state === 'stopped' || run.state === 'failed' ? (
          <Button tone="primary" onClick={() => void goOn()}>
            {t('import.goOn')}
          </Button>
        ) : null}
        {isFinished && run.dryRun && toWrite > 0 ? (
          <Button tone="primary" onClick={() => void start(false)}>
            {t('import.write', { count: toWrite, formatted: formatNumber(toWrite) })}
          </Button>
        ) : null}
        {isFinished ? <Button onClick={() => void start(true)}>{t('import.again')}</Button> : null}
      </Row>
    </Stack>
  );
}
