import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { requestQuery } from '../../../api/queries.ts';
import { Page } from '../../../layout/Page.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { SignInSection } from './SignInForm.tsx';

/** `/admin/settings`: the issuer of receipts, and the log-in rules. */
export function SettingsPage() {
  const { t } = useTranslation('settings');
  const { data: settings, isError, refetch } = useQuery(requestQuery('getSettings'));
  return (
    <Page title={t('title')} subtitle={t('subtitle')} width="form">
      {isError ? <ErrorState title={t('failed')} onRetry={() => void refetch()} /> : null}
      {!settings && !isError ? <Spinner /> : null}
      {settings ? <SettingsForm settings={settings} /> : null}
      {settings ? <SignInSection /> : null}
    </Page>
  );
}
