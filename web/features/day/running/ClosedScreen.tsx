import { isApiError } from '../../../api/ApiError.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { StatusPage } from '../../../ui/StatusPage.tsx';

/** Whether neither the account nor the code may see the day. */
export const isRefused = (error: unknown): boolean =>
  isApiError(error) && (error.status === 401 || error.status === 403);

/** Offers the two ways in to readers without a code or a role for the day. */
export function ClosedScreen() {
  const { t } = useTranslation('running');
  return (
    <StatusPage
      title={t('desk.closed')}
      text={t('desk.closedText')}
      action={
        <>
          <LinkButton tone="primary" to={paths.openCode}>
            {t('desk.useCode')}
          </LinkButton>
          <LinkButton to={paths.managerLogin}>{t('desk.logIn')}</LinkButton>
        </>
      }
    />
  );
}
