import { useTranslation } from 'react-i18next';
import { OrganiserPage } from '../competitionChoice/index.ts';
import { Waitlists } from './Waitlists.tsx';

/** `/admin/waiting`: who waits for what, in order, for those who may change the order. */
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
