import { useParams } from 'react-router-dom';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Page } from '../../../layout/Page.tsx';
import { CheckInScreen } from './CheckInScreen.tsx';

/** `/day/:competitionId/check-in`: for the holder of a code, and for an organiser's phone. */
export function HelperCheckInPage() {
  const { t } = useTranslation('checkIn');
  const { competitionId = '' } = useParams();
  return (
    <Page title={t('title')}>
      <CheckInScreen key={competitionId} competitionId={competitionId} isOrganiser={false} />
    </Page>
  );
}
