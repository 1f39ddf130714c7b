import { useTranslation } from 'react-i18next';
import { OrganiserPage } from '../competitionChoice/index.ts';
import { PanelDesk } from './PanelDesk.tsx';

/** `/admin/panels`: who judges when, open seats first. */
export function PanelsPage() {
  const { t } = useTranslation('panels');
  return (
    <OrganiserPage
      title={t('title')}
      subtitle={t('subtitle')}
      failed={t('failed')}
      noCompetition={{ title: t('noCompetition'), text: t('noCompetitionText') }}
    >
      {(competition) => <PanelDesk key={competition.id} competition={competition} />}
    </OrganiserPage>
  );
}
