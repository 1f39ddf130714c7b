import { useTranslation } from 'react-i18next';
import { OrganiserPage } from '../../entering/competitionChoice/index.ts';
import { FlightsLoader } from './FlightsLoader.tsx';

/** `/admin/flights`: who skates together, and in which order. */
export function FlightsPage() {
  const { t } = useTranslation('flights');
  return (
    <OrganiserPage
      title={t('title')}
      failed={t('failed')}
      noCompetition={{ title: t('noCompetition'), text: t('noCompetitionText') }}
    >
      {(competition) => <FlightsLoader key={competition.id} competitionId={competition.id} />}
    </OrganiserPage>
  );
}
