import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Page } from '../../../layout/Page.tsx';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { UnknownCompetition, useChosenCompetition } from '../../entering/competitionChoice/index.ts';
import { CalendarFeeds } from './CalendarFeeds.tsx';
import { MyCancelledEvents } from './MyCancelledEvents.tsx';
import { RinkStarts } from './RinkStarts.tsx';
import { useRinkSchedule } from './useRinkStarts.ts';

const RINK_FEED = ['rink'] as const;

/** `/admin/rink-day?competition=`: when and where all skaters of the head coach's rink skate. */
export function RinkDayPage() {
  const { t } = useTranslation('rinkDay');
  const { competition, missing, isPending, isError, retry } = useChosenCompetition();
  if (competition) return <RinkDay key={competition.id} competition={competition} />;
  return (
    <Page title={t('title')}>
      {isPending ? <Spinner label={t('loading')} /> : null}
      {isError ? <ErrorState title={t('failed')} onRetry={retry} /> : null}
      {missing === 'unknown' ? <UnknownCompetition /> : null}
      {missing === 'none' ? (
        <EmptyState drawing="schedule" title={t('none.title')} text={t('none.text')} />
      ) : null}
    </Page>
  );
}

function RinkDay({ competition: { id, name } }: { readonly competition: Pick<Competition, 'id' | 'name'> }) {
  const { t } = useTranslation(['rinkDay', 'mySchedule']);
  const { data, isError, refetch } = useRinkSchedule(id);
  const hasStarts = data !== undefined && data.starts.length + data.missing.length > 0;
  const cancelled = data?.cancelledEvents ?? [];
  return (
    <Page
      title={t('title')}
      subtitle={
        data?.publishedAt
          ? `${name} · ${t('mySchedule:version', {
              version: data.version,
              when: formatInstant(data.publishedAt, data.competition.timeZone),
            })}`
          : name
      }
      actions={
        <>
          <LinkButton to={paths.coachDashboard(id)}>{t('entries')}</LinkButton>
          {data?.publishedAt ? <LinkButton to={paths.publicSchedule(id)}>{t('whole')}</LinkButton> : null}
          {hasStarts ? <Button onClick={() => print()}>{t('print')}</Button> : null}
        </>
      }
    >
      {data ? (
        data.publishedAt === null ? (
          <EmptyState drawing="schedule" title={t('none.title')} text={t('none.text')} />
        ) : hasStarts || cancelled.length > 0 ? (
          <>
            <MyCancelledEvents events={cancelled} />
            <RinkStarts schedule={data} />
            <CalendarFeeds kinds={RINK_FEED} />
          </>
        ) : (
          <EmptyState drawing="schedule" title={t('nothing.title')} text={t('nothing.text')} />
        )
      ) : isError ? (
        <ErrorState title={t('failed')} onRetry={() => void refetch()} />
      ) : (
        <Spinner label={t('loading')} />
      )}
    </Page>
  );
}
