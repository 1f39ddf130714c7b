import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { organisedCompetition } from '../../../../shared/domain/core/competitions/rehearsalId.ts';
import { requestQuery } from '../../../api/queries.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { OrganiserPage } from '../../entering/competitionChoice/index.ts';
import { NewRehearsal } from './NewRehearsal.tsx';
import { RunningRehearsal } from './RunningRehearsal.tsx';

/** `/admin/rehearsal`: a day to practise on, played in this browser. */
export function RehearsalPage() {
  const { t } = useTranslation('rehearsal');
  return (
    <OrganiserPage
      title={t('title')}
      subtitle={t('subtitle')}
      failed={t('failed')}
      noCompetition={{ title: t('noCompetition'), text: t('noCompetitionText') }}
      archived={{ title: t('archived'), text: t('archivedText') }}
    >
      {({ id }) => <Rehearsal key={id} competitionId={organisedCompetition(id)} />}
    </OrganiserPage>
  );
}

function Rehearsal({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation('rehearsal');
  const stored = useQuery(requestQuery('getRehearsal', { params: { competitionId } }));
  if (stored.isPending) return <Spinner />;
  if (!stored.data) return <ErrorState title={t('failed')} onRetry={() => void stored.refetch()} />;
  const { rehearsal, days } = stored.data;
  return rehearsal ? (
    <RunningRehearsal key={rehearsal.id} competitionId={competitionId} rehearsal={rehearsal} />
  ) : (
    <NewRehearsal competitionId={competitionId} days={days} />
  );
}
