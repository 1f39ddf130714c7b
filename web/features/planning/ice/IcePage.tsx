import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { CompetitionIce } from '../../../../shared/contract/entering/ice.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Page } from '../../../layout/Page.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/useSession.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import {
  COMPETITION_PARAMETER,
  UnknownCompetition,
  useDefaultCompetition,
} from '../../entering/competitionChoice/index.ts';
import { IceEditor } from './IceEditor.tsx';

/** Often enough to follow a rush of entries; a refetch reads counts, never entries. */
const REFETCH_MILLISECONDS = 15_000;

/** `/admin/ice`: the ice that a competition or draft needs, against the ice it has. */
export function IcePage() {
  const { t } = useTranslation('ice');
  const { role, competitionId: own } = useUser();
  const [search] = useSearchParams();
  const named = role === 'MANAGER' ? own : search.get(COMPETITION_PARAMETER);
  const usual = useDefaultCompetition(named === null);
  const competitionId = named ?? usual.competition?.id ?? '';
  const ice = useQuery({
    ...requestQuery('getIce', { params: { competitionId } }),
    enabled: competitionId !== '',
    refetchInterval: REFETCH_MILLISECONDS,
  });
  const isUnknown = isApiError(ice.error, 'NotFound');
  const isFailed = (ice.isError && !isUnknown && !ice.data) || usual.isError;
  const isNone = competitionId === '' && !usual.isPending && !usual.isError;
  const crumbs =
    ice.data && role === 'SUPER_ADMIN'
      ? [{ path: competitionPath(competitionId, ice.data), label: ice.data.name }]
      : undefined;
  return (
    <Page
      title={t('title')}
      subtitle={crumbs ? undefined : ice.data?.name}
      {...(crumbs && { crumbs })}
      actions={
        ice.data?.state === 'published' ? (
          <LinkButton to={paths.schedule(role === 'SUPER_ADMIN' ? competitionId : undefined)}>
            {t('toSchedule')}
          </LinkButton>
        ) : undefined
      }
    >
      {isFailed ? <ErrorState title={t('failed')} onRetry={() => void ice.refetch()} /> : null}
      {isUnknown ? <UnknownCompetition /> : null}
      {isNone ? <EmptyState title={t('noCompetition')} text={t('noCompetitionText')} /> : null}
      {!ice.data && !isFailed && !isUnknown && !isNone ? <Spinner /> : null}
      {ice.data ? <IceEditor key={competitionId} competitionId={competitionId} stored={ice.data} /> : null}
    </Page>
  );
}

const competitionPath = (competitionId: string, { state }: CompetitionIce) =>
  state === 'draft' ? paths.setUp(competitionId) : paths.competition(competitionId);
