import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { Queries } from '../../../api/Queries.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { BareLayout } from '../../../layout/BareLayout.tsx';
import { paths } from '../../../paths.ts';
import { DocumentTitle } from '../../../ui/DocumentTitle.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { StatusPage } from '../../../ui/StatusPage.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { CodeBar } from '../codes/index.ts';
import { DayList } from './DayList.tsx';
import type { Judging } from './store/openJudging.ts';
import { SignInLinks } from './SyncLine.tsx';
import { useJudging, useSnapshot } from './useJudging.ts';

/** `/day/{competitionId}/judge`: the judge's own flights of a day, by time. Works without a network. */
export function JudgePage() {
  const { t } = useTranslation('judge');
  const { competitionId = '' } = useParams();
  const opened = useJudging(competitionId);
  return (
    <BareLayout homePath={paths.landing}>
      <DocumentTitle title={t('title')} />
      <link rel="manifest" href="/day.webmanifest" />
      {opened.kind === 'forbidden' ? (
        <StatusPage title={t('noStorage.title')} text={t('noStorage.text')} />
      ) : opened.kind === 'opening' ? (
        <Spinner label={t('loading')} />
      ) : (
        <Flights competitionId={competitionId} judging={opened.judging} />
      )}
    </BareLayout>
  );
}

function Flights({ competitionId, judging }: { readonly competitionId: string; readonly judging: Judging }) {
  const { t } = useTranslation('judge');
  const snapshot = useSnapshot(judging);
  useLooks(judging);
  if (snapshot.access === 'forbidden' || (snapshot.access === 'signIn' && !snapshot.day)) {
    return <StatusPage title={t('forbidden.title')} text={t('forbidden.text')} action={<SignInLinks />} />;
  }
  if (!snapshot.day) {
    return snapshot.isReached ? (
      <Spinner label={t('loading')} />
    ) : (
      <ErrorState title={t('unreached.title')} text={t('unreached.text')} onRetry={judging.tryNow} />
    );
  }
  return (
    <Queries>
      {snapshot.access === 'signIn' ? null : (
        <CodeBar staysBecause={snapshot.waiting > 0 ? t('sync.stays') : undefined} />
      )}
      <DayList competitionId={competitionId} judging={judging} snapshot={snapshot} day={snapshot.day} />
    </Queries>
  );
}

/** How often an open list asks whether flights have moved. */
const LOOK_MILLISECONDS = 20_000;

/** Follows new versions of the schedule while the list is seen. */
function useLooks({ store }: Judging): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void store.look();
    }, LOOK_MILLISECONDS);
    return () => clearInterval(timer);
  }, [store]);
}
