import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { StatusPage } from '../../../ui/StatusPage.tsx';
import { DocumentTitle } from '../../../ui/DocumentTitle.tsx';

export function NotFoundPage() {
  const { t } = useTranslation('statusPages');
  return (
    <>
      <DocumentTitle title={t('notFound.title')} />
      <StatusPage
        figure="serpentine"
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <LinkButton tone="primary" to={paths.landing}>
            {t('notFound.home')}
          </LinkButton>
        }
      />
    </>
  );
}
