import { useTranslation } from 'react-i18next';
import { OrganiserPage } from '../../entering/competitionChoice/index.ts';
import { formatDays } from '../../../i18n/formats.ts';
import { ExportCards } from './ExportCards.tsx';

/** The competition's lists as files: entries, events, rinks, emergency contacts. */
export function ExportsPage() {
  const { t } = useTranslation(['exports', 'entryLists']);
  return (
    <OrganiserPage
      title={t('title')}
      subtitle={({ name, startDate, endDate }) => `${name} · ${formatDays(startDate, endDate)}`}
      failed={t('entryLists:failed')}
      noCompetition={{ title: t('entryLists:noCompetition.title'), text: t('entryLists:noCompetition.text') }}
    >
      {(competition) => <ExportCards competition={competition} />}
    </OrganiserPage>
  );
}
