import { useParams } from 'react-router-dom';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Page } from '../../../layout/Page.tsx';
import { ScoringBoard } from './ScoringBoard.tsx';

/** `/day/:competitionId/scoring`: where the QR codes of paper sheets lead, for helpers with a code. */
export function DayScoringPage() {
  const { t } = useTranslation('scoring');
  const { competitionId = '' } = useParams();
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <ScoringBoard competitionId={competitionId} opens="sheets" />
    </Page>
  );
}
