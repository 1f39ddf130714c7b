import { useTranslation } from 'react-i18next';
import { OrganiserPage } from '../../entering/competitionChoice/index.ts';
import { PublishingView } from './PublishingView.tsx';

/** `/admin/schedule/publishing`: from the draft of a schedule to what everybody sees. */
export function PublishingPage() {
  const { t } = useTranslation('publishing');
  return (
    <OrganiserPage
      title={t('title')}
      subtitle={t('subtitle')}
      failed={t('failed')}
      noCompetition={{ title: t('noCompetition'), text: t('noCompetitionText') }}
    >
      {(competition) => <PublishingView key={competition.id} competitionId={competition.id} />}
    </OrganiserPage>
  );
}
