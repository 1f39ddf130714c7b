import { useTranslation } from '../../../i18n/useTranslation.ts';
import { OrganiserPage } from '../../entering/competitionChoice/index.ts';
import { CheckInScreen } from './CheckInScreen.tsx';

/** `/admin/check-in`: who is at the rink, run by run. */
export function CheckInPage() {
  const { t } = useTranslation('checkIn');
  return (
    <OrganiserPage
      title={t('title')}
      failed={t('failed')}
      noCompetition={{ title: t('noCompetition'), text: t('noCompetitionText') }}
    >
      {({ id }) => <CheckInScreen key={id} competitionId={id} isOrganiser />}
    </OrganiserPage>
  );
}
