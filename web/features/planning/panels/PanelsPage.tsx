import { useTranslation } from 'react-i18next';
import { OrganiserPage } from '../../entering/competitionChoice/index.ts';
import { PanelScreen } from './PanelDesk.tsx';

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
      {(competition) => <PanelScreen key={competition.id} competition={competition} />}
    </OrganiserPage>
  );
}
