import { useParams } from 'react-router-dom';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Page } from '../../../layout/Page.tsx';
import { ClosedScreen, isRefused } from './ClosedScreen.tsx';
import { RunningBoard } from './RunningBoard.tsx';
import { useRunsOfDay } from './useRunsOfDay.ts';

/** `/day/{competitionId}/now`: the same taps for the holder of a check-in or scoring code, at the boards. */
export function HelperRunningPage() {
  const { t } = useTranslation('running');
  const { competitionId = '' } = useParams();
  const { error } = useRunsOfDay(competitionId);
  if (isRefused(error)) return <ClosedScreen />;
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <RunningBoard key={competitionId} competitionId={competitionId} />
    </Page>
  );
}
