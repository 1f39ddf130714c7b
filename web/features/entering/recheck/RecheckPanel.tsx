import { Link } from 'react-router-dom';
import { formatNumber } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Row } from '../../../ui/Row.tsx';
import styles from './Recheck.module.css';
import type { RecheckFinding, RecheckControl } from './useRecheck.ts';

/** More lines than fit a screen; every entry's record has its own findings. */
const SHOWN = 100;

interface RecheckPanelProps {
  readonly recheck: RecheckControl;
  /** Names of the competitions, in the order of the recheck. */
  readonly names: readonly string[];
}

/** The progress of a recheck, and the entries whose findings have changed. */
export function RecheckPanel({ recheck, names }: RecheckPanelProps) {
  const { t } = useTranslation('recheck');
  const { run, start, goOn, stop } = recheck;
  if (!run) {
    return (
      <div>
        <Button tone="primary" onClick={() => void start()}>
          {t('start')}
        </Button>
      </div>
    );
  }
  const { state, checked, unanswered, found } = run;
  return (
    <Stack as="section" gap={4} minContent frame="panel" pad={6} aria-label={t('title')}>
      <Stack role="status" gap={2} minContent>
        {state === 'running' ? <p>{t('running', { competition: names[run.at] ?? '' })}</p> : null}
        {state === 'failed' ? <p>{t('broken')}</p> : null}
        {state === 'stopped' ? <p>{t('stopped')}</p> : null}
        <p>{t('looked', { count: checked, formatted: formatNumber(checked) })}</p>
        {unanswered > 0 ? (
          <p>{t('unanswered', { count: unanswered, formatted: formatNumber(unanswered) })}</p>
        ) : null}
        {state === 'finished' ? (
          <p>
            <strong>{found.length === 0 ? t('nothing') : t('changed', { count: found.length })}</strong>
          </p>
        ) : null}
      </Stack>
      {found.length > 0 ? <FoundList found={found} /> : null}
      <Row gap={3}>
        {state === 'running' ? <Button onClick={stop}>{t('stop')}</Button> : null}
        {state === 'failed' || state === 'stopped' ? (
          <Button tone="primary" onClick={() => void goOn()}>
            {t('goOn')}
          </Button>
        ) : null}
        {state === 'finished' ? <Button onClick={() => void start()}>{t('again')}</Button> : null}
      </Row>
    </Stack>
  );
}

function FoundList({ found }: { readonly found: readonly RecheckFinding[] }) {
  const { t } = useTranslation('recheck');
  return (
    <>
      <ul className={styles.found} role="list">
        {found.slice(0, SHOWN).map(({ id, competitionId, name, homeIsiRink, added }) => (
          <li key={id}>
            <Link to={paths.entryRecord(competitionId, id)}>{name}</Link>
            <Text as="span" soft>
              {homeIsiRink}
            </Text>
            <span>{added > 0 ? t('added', { count: added }) : t('cleared')}</span>
          </li>
        ))}
      </ul>
      {found.length > SHOWN ? <p>{t('moreChanged', { count: found.length - SHOWN })}</p> : null}
    </>
  );
}
