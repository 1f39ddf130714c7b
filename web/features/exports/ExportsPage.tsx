import { useTranslation } from 'react-i18next';
import { UnknownCompetition } from '../../entries/UnknownCompetition.tsx';
import { useCompetition } from '../../entries/useCompetition.ts';
import { formatDays } from '../../i18n/formats.ts';
import { Page } from '../../layout/Page.tsx';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/useSession.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Waiting.tsx';
import { ExportCards } from './ExportCards.tsx';

/** What the host of a competition takes away: lists for the desk, the ice, the rinks, the first aid. */
export function ExportsPage() {
  const { t } = useTranslation(['exports', 'layout', 'lists']);
  const { role } = useUser();
  const { competition, missing, isPending, isError, retry } = useCompetition();
  const crumb =
    role === 'MANAGER'
      ? { path: paths.admin, label: t('layout:home') }
      : competition && { path: paths.competition(competition.id), label: competition.name };
  return (
    <Page
      title={t('title')}
      crumbs={crumb ? [crumb] : []}
      subtitle={
        competition ? (
          <>
            {competition.name} · {formatDays(competition.startDate, competition.endDate)}
          </>
        ) : undefined
      }
    >
      {isPending ? <Spinner /> : null}
      {isError ? <ErrorState title={t('lists:failed')} onRetry={retry} /> : null}
      {competition ? <ExportCards competition={competition} /> : null}
      {missing === 'unknown' ? <UnknownCompetition /> : null}
      {missing === 'none' ? (
        <EmptyState title={t('lists:noCompetition.title')} text={t('lists:noCompetition.text')} />
      ) : null}
    </Page>
  );
}
