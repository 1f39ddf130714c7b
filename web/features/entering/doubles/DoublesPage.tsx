import { useTranslation } from 'react-i18next';
import { OrganiserPage } from '../competitionChoice/index.ts';
import { DoubleList } from './DoubleList.tsx';

/** `/admin/doubles`: people of a competition who may be entered twice. */
export function DoublesPage() {
  const { t } = useTranslation('doubles');
  return (
    <OrganiserPage
      title={t('title')}
      subtitle={t('subtitle')}
      failed={t('failed')}
      noCompetition={{ title: t('noCompetition'), text: t('noCompetitionText') }}
    >
      {(competition) => <DoubleList key={competition.id} competition={competition} />}
    </OrganiserPage>
  );
}
