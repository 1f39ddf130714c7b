import { useTranslation } from 'react-i18next';
import { LANDING_PAGE } from '../../../shared/domain/accounts/landingPage.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/useSession.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { StatusPage } from '../../ui/StatusPage.tsx';
import { DocumentTitle } from '../../ui/DocumentTitle.tsx';

/** Shown on a 403 answer, and to a role that has no business at an address. */
export function ForbiddenPage() {
  const { t } = useTranslation('status');
  const { user } = useSession({ ask: false });
  return (
    <>
      <DocumentTitle title={t('forbidden.title')} />
      <StatusPage
        figure="three"
        title={t('forbidden.title')}
        text={t('forbidden.text')}
        action={
          <LinkButton tone="primary" to={user ? LANDING_PAGE[user.role] : paths.landing}>
            {user ? t('forbidden.home') : t('notFound.home')}
          </LinkButton>
        }
      />
    </>
  );
}
