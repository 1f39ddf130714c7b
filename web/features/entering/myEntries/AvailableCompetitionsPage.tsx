import { useQuery } from '@tanstack/react-query';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import {
  groupByStatus,
  CompetitionCard,
  CompetitionGrid,
  CompetitionGridSkeleton,
  EnterLink,
} from '../competitionList/index.ts';
import { DueLines } from './DueLines.tsx';
import { Page } from '../../../layout/Page.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { useNow } from '../../../ui/now.ts';

/** A family's landing page: the competitions that are open for entries. */
export function AvailableCompetitionsPage() {
  const { t } = useTranslation(['myEntries', 'menu', 'competitionList']);
  const now = useNow();
  const competitions = useQuery(requestQuery('listCompetitions'));
  const { open } = groupByStatus(competitions.data ?? [], new Date(now));
  return (
    <Page title={t('menu:availableCompetitions')} subtitle={t('available.text')}>
      <DueLines />
      {competitions.isPending ? <CompetitionGridSkeleton /> : null}
      {competitions.isError ? (
        <ErrorState title={t('competitionList:failed')} onRetry={() => void competitions.refetch()} />
      ) : null}
      {competitions.data && open.length === 0 ? (
        <EmptyState drawing="schedule" title={t('available.none')} text={t('available.noneText')} />
      ) : null}
      <CompetitionGrid>
        {open.map((competition) => (
          <CompetitionCard
            key={competition.id}
            competition={competition}
            action={<EnterLink competition={competition} label={t('available.enter')} />}
          />
        ))}
      </CompetitionGrid>
    </Page>
  );
}
