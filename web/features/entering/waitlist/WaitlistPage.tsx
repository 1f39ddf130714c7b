import { useTranslation } from 'react-i18next';
import { OrganiserPage } from '../competitionChoice/index.ts';
import { Waitlists } from './Waitlists.tsx';

/** `/admin/waiting`: the waitlists, for those who may change their order. */
export function WaitlistPage() {
  const { t } = useTranslation('waitlist');
  return (
    <OrganiserPage
      title={t('title')}
      subtitle={t('subtitle')}
      failed={t('failed')}
      noCompetition={{ title: t('noCompetition'), text: t('noCompetitionText') }}
    >
      {(competition) => <Waitlists key={competition.id} competition={competition} />}
    </OrganiserPage>
  );
}
