import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../../paths.ts';
import { rememberReturnPlace } from '../../../../session/returnPlace.ts';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { StatusPage } from '../../../../ui/StatusPage.tsx';
import { Spinner } from '../../../../ui/Waiting.tsx';

/**
 * For a visitor with the link to a change; a spinner while `isKnown` is false, because the session is
 * unknown.
 */
export function ChangeVisitor({ isKnown }: { readonly isKnown: boolean }) {
  const { t } = useTranslation('entryChanges');
  const { pathname, search } = useLocation();
  if (!isKnown) return <Spinner label={t('loading')} />;
  return (
    <StatusPage
      title={t('visitor.title')}
      text={t('visitor.text')}
      action={
        <LinkButton tone="primary" to={paths.login} onClick={() => rememberReturnPlace(pathname + search)}>
          {t('visitor.logIn')}
        </LinkButton>
      }
    />
  );
}
