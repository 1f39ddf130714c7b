import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isApiError } from '../api/ApiError.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { paths } from '../paths.ts';
import { DocumentTitle } from '../ui/DocumentTitle.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { StatusPage } from '../ui/StatusPage.tsx';

interface PublicPageProps<Data> {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isError' | 'refetch'>;
  /** Names the data that did not load. */
  readonly failed: string;
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** A public page of a competition: for an unknown one a way to the others, and what is known stays while it loads again. */
export function PublicPage<Data>({ query, failed, skeleton, children }: PublicPageProps<Data>) {
  const { t } = useTranslation('layout');
  if (isApiError(query.error, 'NotFound')) {
    return (
      <>
        <DocumentTitle title={t('unknown.title')} />
        <StatusPage
          title={t('unknown.title')}
          text={t('unknown.text')}
          action={
            <LinkButton tone="primary" to={paths.landing}>
              {t('unknown.action')}
            </LinkButton>
          }
        />
      </>
    );
  }
  if (query.data !== undefined) return children(query.data);
  return query.isError ? <ErrorState title={failed} onRetry={() => void query.refetch()} /> : skeleton;
}
