import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { isApiError } from '../../../api/ApiError.ts';
import { queryOf } from '../../../api/queries.ts';
import { paths } from '../../../paths.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { StatusPage } from '../../../ui/StatusPage.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { EntryReceived } from './EntryReceived.tsx';

/** After a submit: the entry with its status, price and next steps. */
export function SuccessPage() {
  const { t } = useTranslation('received');
  const [search] = useSearchParams();
  const entryId = search.get('entryId') ?? '';
  const entry = useQuery({ ...queryOf('getEntry', { params: { entryId } }), enabled: entryId !== '' });
  if (entry.data) return <EntryReceived entry={entry.data} />;
  if (entryId === '' || isApiError(entry.error, 'NotFound')) {
    return (
      <StatusPage
        figure="three"
        title={t('missing')}
        text={t('missingText')}
        action={<LinkButton to={paths.submissions}>{t('submissions')}</LinkButton>}
      />
    );
  }
  return entry.isError ? <ErrorState onRetry={() => void entry.refetch()} /> : <Spinner />;
}
