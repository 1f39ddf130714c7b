import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../api/queries.ts';
import { useCompetition } from '../../entries/useCompetition.ts';
import { Page } from '../../layout/Page.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Waiting.tsx';
import { FormEditor } from './FormEditor.tsx';

/** The form of the competition one works in: what it offers and what that costs. */
export function FormEditorPage() {
  const { t } = useTranslation(['entryForm', 'menu']);
  const { competition, isPending, isError, retry } = useCompetition();
  const formId = competition?.formId ?? '';
  // What is edited must be what is stored: nothing is taken from what was read before.
  const form = useQuery({
    ...queryOf('getForm', { params: { formId }, fresh: true }),
    enabled: formId !== '',
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const failed = isError ? retry : form.isError ? () => void form.refetch() : undefined;
  return (
    <Page title={t('menu:addForm')} subtitle={competition?.name} width="form">
      {failed ? <ErrorState title={t('failed')} onRetry={failed} /> : null}
      {!failed && competition && form.data && form.isFetchedAfterMount ? (
        <FormEditor key={form.data.id} competition={competition} form={form.data} />
      ) : null}
      {!failed && (isPending || (competition && !form.isFetchedAfterMount)) ? <Spinner /> : null}
      {!failed && !isPending && !competition ? (
        <EmptyState title={t('noCompetition')} text={t('noCompetitionText')} />
      ) : null}
    </Page>
  );
}
