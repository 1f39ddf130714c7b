import { useTranslation } from 'react-i18next';
import { OrganiserPage } from '../competitionChoice/index.ts';
import { ReminderFlow } from './ReminderFlow.tsx';

/** `/admin/reminders`: mails families about payments and details that are outstanding. */
export function RemindersPage() {
  const { t } = useTranslation('reminders');
  return (
    <OrganiserPage
      title={t('title')}
      subtitle={t('subtitle')}
      width="form"
      failed={t('failed')}
      noCompetition={{ title: t('noCompetition'), text: t('noCompetitionText') }}
      archived={{ title: t('archived'), text: t('archivedText') }}
    >
      {(competition) => <ReminderFlow key={competition.id} competition={competition} />}
    </OrganiserPage>
  );
}
