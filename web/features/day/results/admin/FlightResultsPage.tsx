import { useTranslation } from 'react-i18next';
import { OrganiserPage } from '../../../entering/competitionChoice/index.ts';
import { FlightResultList } from './FlightResultList.tsx';

/** `/admin/results`: flight by flight what is missing, and the steps of each result. */
export function FlightResultsPage() {
  const { t } = useTranslation('flightResults');
  return (
    <OrganiserPage
      title={t('title')}
      subtitle={t('subtitle')}
      failed={t('failed')}
      noCompetition={{ title: t('noCompetition'), text: t('noCompetitionText') }}
    >
      {({ id }) => <FlightResultList key={id} competitionId={id} />}
    </OrganiserPage>
  );
}
