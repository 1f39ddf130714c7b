import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { requestQuery } from '../../../api/queries.ts';
import { paths } from '../../../paths.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { OrganiserPage } from '../competitionChoice/index.ts';
import { ImportEntries } from './ImportEntries.tsx';

/** `/admin/import-entries`: enters the skaters of a file, after a preview of each row. */
export function ImportEntriesPage() {
  const { t } = useTranslation('entryImport');
  return (
    <OrganiserPage
      title={t('title')}
      subtitle={t('subtitle')}
      failed={t('failedTitle')}
      noCompetition={{ title: t('noCompetition'), text: t('noCompetitionText') }}
    >
      {(competition) => <OfForm competition={competition} />}
    </OrganiserPage>
  );
}

function OfForm({ competition }: { readonly competition: Competition }) {
  const { t } = useTranslation('entryImport');
  const { data, error, refetch } = useQuery(
    requestQuery('getForm', { params: { formId: competition.formId } }),
  );
  if (error) return <ErrorState title={t('failedTitle')} onRetry={() => void refetch()} />;
  if (!data) return <Spinner />;
  return <ImportEntries key={paths.skaters(competition.id)} competition={competition} form={data} />;
}
