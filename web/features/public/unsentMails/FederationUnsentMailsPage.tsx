import { call } from '../../../api/client.ts';
import { usePages } from '../../../api/usePages.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Page } from '../../../layout/Page.tsx';
import { UnsentMailList } from './UnsentMailList.tsx';

/** `/admin/all-unsent-mails`: what nobody tries to send any more, of all competitions and of none. */
export function FederationUnsentMailsPage() {
  const { t } = useTranslation('unsentMails');
  const list = usePages('listFederationUnsentMails', {});
  return (
    <Page title={t('ofAll')} subtitle={t('ofAllSubtitle')} width="form">
      <UnsentMailList
        list={list}
        namesCompetition
        send={async (body) => (await call('sendFederationUnsentMails', { body, refetch: 'later' })).data}
      />
    </Page>
  );
}
