import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../api/ApiError.ts';
import { requestQuery } from '../../../api/queries.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { SetupDashboard } from './SetupDashboard.tsx';

/** A manager's competition that is still a draft, or gone. */
export function Unpublished({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation('dashboard');
  const { data: draft, ...query } = useQuery({
    ...requestQuery('getCompetitionDraft', { params: { competitionId } }),
    enabled: competitionId !== '',
  });
  if (draft) return <SetupDashboard draft={draft} />;
  if (competitionId === '' || isApiError(query.error, 'NotFound')) {
    return <EmptyState title={t('gone.title')} text={t('gone.text')} />;
  }
  if (query.isError) return <ErrorState title={t('failed')} onRetry={() => void query.refetch()} />;
  return <Spinner label={t('loading')} />;
}
