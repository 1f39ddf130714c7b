import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ScheduleDraft } from '../../../../shared/contract/planning/draftParts.ts';
import type { ScheduleProblem } from '../../../../shared/contract/planning/scheduleProblem.ts';
import { NO_WALK_ONS } from '../../../../shared/domain/planning/published/withWalkOns.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { type BegunFlightsById, LaterBegunGuard, useBegunFlights, useScheduleDraft } from '../draft/index.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { OrganiserPage } from '../../entering/competitionChoice/index.ts';
import { FlightsScreen } from './FlightsScreen.tsx';

/** `/admin/flights`: who skates together, and in which order. */
export function FlightsPage() {
  const { t } = useTranslation('flights');
  return (
    <OrganiserPage
      title={t('title')}
      failed={t('failed')}
      noCompetition={{ title: t('noCompetition'), text: t('noCompetitionText') }}
    >
      {(competition) => <FlightsLoader key={competition.id} competitionId={competition.id} />}
    </OrganiserPage>
  );
}

/** Reads what there is to divide, and how it is divided. */
function FlightsLoader({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation('flights');
  const params = { competitionId };
  const facts = useQuery(requestQuery('getScheduleProblem', { params }));
  const draft = useQuery(requestQuery('getScheduleDraft', { params }));
  if (facts.data && draft.data) {
    return <Loaded competitionId={competitionId} facts={facts.data} stored={draft.data} />;
  }
  if (facts.isError || draft.isError) {
    const retry = () => {
      void facts.refetch();
      void draft.refetch();
    };
    return <ErrorState title={t('failed')} onRetry={retry} />;
  }
  return <Spinner />;
}

const NONE_BEGUN: BegunFlightsById = new Map();

interface LoadedProps {
  readonly competitionId: string;
  readonly facts: ScheduleProblem;
  readonly stored: ScheduleDraft;
}

function Loaded({ competitionId, facts, stored }: LoadedProps) {
  const { t } = useTranslation('flights');
  const { store, snapshot } = useScheduleDraft(competitionId, stored);
  const { data: { begun = NONE_BEGUN, walkOns = NO_WALK_ONS } = {} } = useBegunFlights(
    competitionId,
    snapshot.draft,
  );
  const isNobody =
    facts.problem.programmes.length === 0 &&
    snapshot.draft.events.every(({ flights }) => flights.length === 0);
  if (isNobody) return <EmptyState drawing="entries" title={t('noEntries')} text={t('noEntriesText')} />;
  return (
    <>
      <FlightsScreen
        competitionId={competitionId}
        facts={facts}
        store={store}
        snapshot={snapshot}
        begun={begun}
        walkOns={walkOns}
      />
      {begun.size > 0 ? (
        <Suspense fallback={null}>
          <LaterBegunGuard store={store} begun={begun} problem={facts.problem} />
        </Suspense>
      ) : null}
    </>
  );
}
