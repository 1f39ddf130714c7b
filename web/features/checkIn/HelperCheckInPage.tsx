import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { queryOf } from '../../api/queries.ts';
import { Page } from '../../layout/Page.tsx';
import { CheckInDesk } from './CheckInDesk.tsx';

/** `/day/:competitionId/check-in`: for the holder of a code, and for an organiser's phone. */
export function HelperCheckInPage() {
  const { t } = useTranslation('checkIn');
  const { competitionId = '' } = useParams();
  const code = useQuery(queryOf('currentCode'));
  const name = code.data?.competition.id === competitionId ? code.data.name : null;
  return (
    <Page
      title={t('title')}
      subtitle={name === null ? undefined : `${code.data?.competition.name ?? ''} · ${t('helper', { name })}`}
    >
      <CheckInDesk key={competitionId} competitionId={competitionId} isOrganiser={false} />
    </Page>
  );
}
