import type { ReactNode } from 'react';
import { isApiError } from '../../../api/ApiError.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';

interface FormCompetitionLoaderProps<Data> {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly isPending: boolean;
    readonly refetch: () => unknown;
  };
  readonly children: (data: Data) => ReactNode;
}

/** Renders the data of a query, or its loading, missing or failed state. */
export function FormCompetitionLoader<Data>({ query, children }: FormCompetitionLoaderProps<Data>) {
  const { t } = useTranslation('formBuilder');
  if (isApiError(query.error, 'NotFound')) {
    return <EmptyState drawing="notFound" title={t('notFound')} text={t('notFoundText')} />;
  }
  if (query.error) return <ErrorState title={t('failed')} onRetry={() => void query.refetch()} />;
  return query.isPending || query.data === undefined ? <Spinner /> : children(query.data);
}
