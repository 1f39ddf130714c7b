import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { JudgingRequest } from '../../../../../shared/contract/planning/judging.ts';
import { isApiError } from '../../../../api/ApiError.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Page } from '../../../../layout/Page.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { Spinner } from '../../../../ui/Waiting.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { MyJudgingView } from './MyJudgingView.tsx';

const COMPETITION = 'competition';

/** `/admin/judging`: what a judge answers, sits and can sign up for; made for a phone. */
export function JudgingPage() {
  const { t } = useTranslation('judging');
  const [search, setSearch] = useSearchParams();
  const asked = useQuery(requestQuery('listJudging'));
  const requests = asked.data ?? [];
  const chosen = requestOf(requests, search.get(COMPETITION));
  // An account without the grant has no such page either.
  const isNone = (asked.isSuccess && !chosen) || isApiError(asked.error, 'Forbidden');
  return (
    <Page title={t('title')} subtitle={chosen?.competition.name} width="form">
      {asked.isPending ? <Spinner /> : null}
      {asked.isError && !isNone ? (
        <ErrorState title={t('failed')} onRetry={() => void asked.refetch()} />
      ) : null}
      {isNone ? <EmptyState title={t('none')} text={t('noneText')} /> : null}
      <Stack gap={6}>
        {requests.length > 1 && chosen ? (
          <Select
            label={t('competition')}
            value={chosen.competition.id}
            options={requests.map(({ competition }) => ({ value: competition.id, label: competition.name }))}
            onChange={(value) => setSearch({ [COMPETITION]: value }, { replace: true })}
          />
        ) : null}
        {chosen ? <MyJudgingView key={chosen.competition.id} competitionId={chosen.competition.id} /> : null}
      </Stack>
    </Page>
  );
}

const requestOf = (requests: readonly JudgingRequest[], id: string | null) =>
  requests.find(({ competition }) => competition.id === id) ?? requests[0];
