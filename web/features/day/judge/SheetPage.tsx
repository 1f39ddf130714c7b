import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { DocumentTitle } from '../../../ui/DocumentTitle.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { StatusPage } from '../../../ui/StatusPage.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import styles from './Judge.module.css';
import { MarkSheet } from './MarkSheet.tsx';
import type { Judging } from './store/openJudging.ts';
import { sheetKeyOf } from './store/sheetKey.ts';
import { useJudging, useSnapshot } from './useJudging.ts';
import { OpenCodeLink, SignInLinks } from './SyncLine.tsx';

/** Changes by the referee and other devices show after this long. */
const ASK_AGAIN_MILLISECONDS = 15_000;

/** `/day/{competitionId}/judge/{flightId}/{seat}`: one sheet, filling the window. Works without a network. */
export function SheetPage() {
  const { t } = useTranslation('judge');
  const { competitionId = '', flightId = '', seat = '' } = useParams();
  const opened = useJudging(competitionId);
  const key = sheetKeyOf({ competitionId, flightId, seat });
  if (opened.kind === 'forbidden') {
    return (
      <main className={styles.alone}>
        <DocumentTitle title={t('title')} />
        <StatusPage title={t('noStorage.title')} text={t('noStorage.text')} />
      </main>
    );
  }
  if (opened.kind === 'opening') {
    return (
      <main className={styles.alone}>
        <Spinner label={t('loading')} />
      </main>
    );
  }
  return <Opened key={key} competitionId={competitionId} sheet={key} judging={opened.judging} />;
}

interface OpenedProps {
  readonly competitionId: string;
  readonly sheet: string;
  readonly judging: Judging;
}

function Opened({ competitionId, sheet, judging }: OpenedProps) {
  const { t } = useTranslation('judge');
  const snapshot = useSnapshot(judging);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const { store } = judging;
    void store.open(sheet).then(() => setAsked(true));
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void store.refreshSheet(sheet);
    }, ASK_AGAIN_MILLISECONDS);
    return () => clearInterval(timer);
  }, [judging, sheet]);
  const copy = snapshot.sheets.get(sheet);
  if (copy) {
    const { event } = copy.answer.flight;
    return (
      <>
        <DocumentTitle title={eventLabel(event.format, event.level)} />
        <MarkSheet
          competitionId={competitionId}
          sheet={sheet}
          copy={copy}
          judging={judging}
          snapshot={snapshot}
        />
      </>
    );
  }
  const passed = snapshot.day?.passed?.find(
    ({ flightId, seat }) => sheetKeyOf({ competitionId, flightId, seat }) === sheet,
  );
  return (
    <main className={styles.alone}>
      <DocumentTitle title={t('title')} />
      {passed ? (
        <StatusPage
          title={t('passed.title', passed)}
          text={t('passed.text', passed)}
          action={<OpenCodeLink />}
        />
      ) : !snapshot.isReached ? (
        <ErrorState
          title={t('unreached.title')}
          text={t('unreached.text')}
          onRetry={() => void judging.store.open(sheet)}
        />
      ) : isAsked || snapshot.access === 'signIn' ? (
        <StatusPage title={t('notYours.title')} text={t('forbidden.text')} action={<SignInLinks />} />
      ) : (
        <Spinner label={t('loading')} />
      )}
      <LinkButton to={paths.judge(competitionId)}>{t('back')}</LinkButton>
    </main>
  );
}
