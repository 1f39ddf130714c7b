import { useParams } from 'react-router-dom';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Page } from '../../../layout/Page.tsx';
import { PodiumScreen } from './PodiumScreen.tsx';

/** `/day/{competitionId}/podium`: whom to call to the podium, for the announcer. */
export function PodiumPage() {
  const { t } = useTranslation('podium');
  const { competitionId = '' } = useParams();
  return (
    <Page title={t('title')}>
      <PodiumScreen key={competitionId} competitionId={competitionId} isOrganiser={false} />
    </Page>
  );
}
