import { useSearchParams } from 'react-router-dom';
import { call } from '../../../api/client.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { MailedLinkPage, useMailedLink } from './MailedLink.tsx';

/**
 * Opened by the link in a further address's mail; it confirms that address for the family's notifications.
 */
export function ConfirmNoticesPage() {
  const { t } = useTranslation('recovery');
  const [search] = useSearchParams();
  const link = useMailedLink('confirmNotices', search.get('token') ?? '', (body) =>
    call('confirmNotices', body),
  );
  return (
    <MailedLinkPage
      link={link}
      words={{
        failed: t('confirmNotices.failed'),
        working: t('confirmNotices.working'),
        done: t('confirmNotices.done'),
        bad: t('confirmNotices.bad'),
        badText: t('confirmNotices.badText'),
      }}
      doneText={(data) => t('confirmNotices.doneText', data)}
      action={
        <LinkButton tone="primary" to={paths.landing}>
          {t('confirmNotices.competitions')}
        </LinkButton>
      }
    />
  );
}
