import { useTranslation } from 'react-i18next';
import { OrganiserPage } from '../../entering/competitionChoice/index.ts';
import { HelperScreen } from './HelperDesk.tsx';

/** `/admin/helpers`: the codes by which helpers without an account work on the day. */
export function HelpersPage() {
  const { t } = useTranslation('codes');
  return (
    <OrganiserPage
      title={t('title')}
      subtitle={t('subtitle')}
      failed={t('failed')}
      noCompetition={{ title: t('noCompetition'), text: t('noCompetitionText') }}
    >
      {(competition) => <HelperScreen key={competition.id} competition={competition} />}
    </OrganiserPage>
  );
}
