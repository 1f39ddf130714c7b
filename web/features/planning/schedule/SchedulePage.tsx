import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { WalkOns } from '../../../../shared/domain/planning/published/withWalkOns.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatDays } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { OrganiserPage } from '../../entering/competitionChoice/index.ts';
import { type BegunFlightsById, type Holds, type NotSkating, useBegunFlights } from '../draft/index.ts';
import type { LostIce } from './blocks/selection.ts';
import { ScheduleWorkspace } from './ScheduleWorkspace.tsx';

const NONE: BegunFlightsById = new Map();
const NO_WALK_ONS: WalkOns = new Map();
const NO_HOLDS: Holds = new Map();
const NOBODY_OUT: NotSkating = new Map();

/** `/admin/schedule`: plan by the machine, then changed by hand. */
export function SchedulePage() {
  const { t } = useTranslation('schedule');
  return (
    <OrganiserPage
      title={t('title')}
      subtitle={({ startDate, endDate }) => formatDays(startDate, endDate)}
      failed={t('failed')}
      noCompetition={{ title: t('noCompetition'), text: t('noCompetitionText') }}
      archived={{ title: t('archived'), text: t('archivedText') }}
    >
      {({ id }) => <ReadSchedule key={id} competitionId={id} />}
    </OrganiserPage>
  );
}

function lostIceIn(search: URLSearchParams): LostIce | null {
  if (search.get('select') !== 'withoutIce') return null;
  const [date, surfaceId] = [search.get('date'), search.get('surface')];
  return date !== null && surfaceId !== null ? { date, surfaceId } : 'all';
}

function ReadSchedule({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation('schedule');
  const params = { competitionId };
  const problem = useQuery(requestQuery('getScheduleProblem', { params }));
  const draft = useQuery(requestQuery('getScheduleDraft', { params }));
  const [search] = useSearchParams();
  const [lostIce] = useState(() => lostIceIn(search));
  const begun = useBegunFlights(competitionId, draft.data);
  if (problem.data && draft.data && (!lostIce || begun.isFetched)) {
    return (
      <ScheduleWorkspace
        competitionId={competitionId}
        scheduled={problem.data}
        read={draft.data}
        begun={begun.data?.begun ?? NONE}
        walkOns={begun.data?.walkOns ?? NO_WALK_ONS}
        holds={begun.data?.holds ?? NO_HOLDS}
        notSkating={begun.data?.notSkating ?? NOBODY_OUT}
        lostIce={lostIce}
      />
    );
  }
  if (!problem.isError && !draft.isError) return <Spinner />;
  const retry = () => {
    void problem.refetch();
    void draft.refetch();
  };
  return <ErrorState title={t('failed')} onRetry={retry} />;
}
