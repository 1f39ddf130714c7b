import { call } from '../../../api/client.ts';
import { usePages } from '../../../api/usePages.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { OrganiserPage } from '../../entering/competitionChoice/index.ts';
import { UnsentMailList } from './UnsentMailList.tsx';

/** `/admin/unsent-mails`: the mails of a competition that were not sent. */
export function UnsentMailsPage() {
  const { t } = useTranslation('unsentMails');
  return (
    <OrganiserPage
      title={t('title')}
      subtitle={t('subtitle')}
      width="form"
      failed={t('failed')}
      noCompetition={{ title: t('noCompetition'), text: t('noCompetitionText') }}
    >
      {({ id }) => <OfCompetition key={id} competitionId={id} />}
    </OrganiserPage>
  );
}

function OfCompetition({ competitionId }: { readonly competitionId: string }) {
  const params = { competitionId };
  const list = usePages('listUnsentMails', { params });
  return (
    <UnsentMailList
      list={list}
      send={async (body) => (await call('sendUnsentMails', { params, body, refetch: 'later' })).data}
    />
  );
}
