import { useQuery } from '@tanstack/react-query';
import { useParams, Link } from 'react-router-dom';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { PublicPage } from '../../../layout/PublicPage.tsx';
import { DocumentTitle } from '../../../ui/DocumentTitle.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Skeleton } from '../../../ui/Waiting.tsx';
import styles from './SchedulePage.module.css';
import { ScheduleView } from './ScheduleView.tsx';
import { useScheduleQuery } from './useScheduleQuery.ts';
import type { PublicSchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { usePresent } from '../../../ui/now.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';

/** On competition days a new version shows by itself. */
const ASK_AGAIN_MILLISECONDS = 60_000;

/** `/competitions/{competitionId}/schedule`: the published schedule, one day or what is looked for on all days. */
export function SchedulePage() {
  const { t } = useTranslation('publicSchedule');
  const { competitionId = '' } = useParams();
  const query = useScheduleQuery();
  const schedule = useQuery({
    ...requestQuery('getSchedule', { params: { competitionId }, query: {} }),
    refetchInterval: ASK_AGAIN_MILLISECONDS,
  });
  return (
    <PublicPage
      query={schedule}
      failed={t('failed')}
      skeleton={
        <Stack gap={5} top className={styles.page} role="status">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton height="96px" />
          <Skeleton height="560px" />
        </Stack>
      }
    >
      {(data) => (
        <Stack gap={5} top className={styles.page}>
          <DocumentTitle title={`${t('title')} · ${data.competition.name}`} />
          <ScheduleHead competitionId={competitionId} schedule={data} />
          {data.version === 0 ? (
            <EmptyState title={t('none.title')} text={t('none.text')} />
          ) : (
            <ScheduleView schedule={data} query={query} />
          )}
        </Stack>
      )}
    </PublicPage>
  );
}

interface ScheduleHeadProps {
  readonly competitionId: string;
  readonly schedule: PublicSchedule;
}
/** The competition and the version of the schedule. */
function ScheduleHead({ competitionId, schedule }: ScheduleHeadProps) {
  const { t } = useTranslation('publicSchedule');
  const { competition, version, publishedAt, days } = schedule;
  const today = usePresent((now) => dayIn(now, competition.timeZone));
  const hasBegun = days.some((day) => day <= today);
  return (
    <Row as="header" gap={3} columnGap={6} align="start" justify="between">
      <div>
        <h1>{t('title')}</h1>
        <Text size="lg" breaks>
          <Link to={paths.publicCompetition(competitionId)}>{competition.name}</Link>
          {publishedAt === null ? null : (
            <>
              {' · '}
              <Link to={paths.publicResults(competitionId)}>{t('results')}</Link>
            </>
          )}
        </Text>
        {publishedAt === null ? null : (
          <Text soft size="sm">
            {t('version', { version, when: formatInstant(publishedAt, competition.timeZone) })}
          </Text>
        )}
      </div>
      {publishedAt === null ? null : (
        <Row gap={2} wrap={false} className={styles.actions}>
          {days.includes(today) ? (
            <LinkButton tone="primary" to={paths.live(competitionId)}>
              {t('live')}
            </LinkButton>
          ) : null}
          {hasBegun ? <LinkButton to={paths.publicResults(competitionId)}>{t('results')}</LinkButton> : null}
          <Button onClick={() => print()}>{t('print')}</Button>
        </Row>
      )}
    </Row>
  );
}
