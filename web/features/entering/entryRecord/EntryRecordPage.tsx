import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { EntryKind } from '../../../../shared/contract/entering/competitions/forms.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Page } from '../../../layout/Page.tsx';
import { useUser } from '../../../session/useSession.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { dashboardLinks } from '../dashboard/index.ts';
import { EntryRecordView } from './EntryRecordView.tsx';

const LISTS = { individual: 'skaters', team: 'teams', dance: 'dances' } as const;
const COACHES_LISTS = { individual: 'allSkaters', team: 'allTeams', dance: 'allDances' } as const;

/** One entry for organisers; a head coach can open entries of the own rink. */
export function EntryRecordPage() {
  const { t } = useTranslation('entryRecord');
  const { competitionId = '', entryId = '' } = useParams();
  const record = useQuery(requestQuery('getEntryRecord', { params: { competitionId, entryId } }));
  const competition = useQuery(requestQuery('getCompetition', { params: { competitionId } }));
  const crumbs = useListCrumbs(competitionId, record.data?.kind ?? 'individual');
  if (record.data && competition.data) {
    return <EntryRecordView record={record.data} competition={competition.data} crumbs={crumbs} />;
  }
  const failed = record.error ?? competition.error;
  const isMissing = isApiError(failed, 'NotFound');
  return (
    <Page title={t('title')} crumbs={crumbs}>
      {isMissing ? <EmptyState drawing="notFound" title={t('missing')} text={t('missingText')} /> : null}
      {failed && !isMissing ? (
        <ErrorState
          title={t('failed')}
          onRetry={() => void Promise.all([record.refetch(), competition.refetch()])}
        />
      ) : null}
      {failed ? null : <Spinner />}
    </Page>
  );
}

/** The link back to the entry's list, named as in the reader's menu. */
function useListCrumbs(competitionId: string, kind: EntryKind) {
  const { t } = useTranslation('menu');
  const { role } = useUser();
  const label = role === 'HEAD_COACH' ? COACHES_LISTS[kind] : LISTS[kind];
  return [{ path: dashboardLinks(role, competitionId)[kind], label: t(label) }];
}
