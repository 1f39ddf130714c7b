import { useParams } from 'react-router-dom';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Page } from '../../../layout/Page.tsx';
import { ScoringBoard } from './ScoringBoard.tsx';

/** `/day/:competitionId/referee`: the flights of own panels, for referees with an account or a code. */
export function RefereePage() {
  const { t } = useTranslation('scoring');
  const { competitionId = '' } = useParams();
  return (
    <Page title={t('referee.title')} subtitle={t('referee.subtitle')}>
      <ScoringBoard competitionId={competitionId} opens="flights" />
    </Page>
  );
}
