import { hasBegun } from '../../../../shared/domain/core/registration/hasBegun.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { MyAppointment } from '../../../../shared/contract/planning/publicSchedule.ts';
import { entryCodeOf } from '../../../../shared/domain/day/running/entryCode.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';
import { accountQuery } from '../../../api/queries.ts';
import { currentTime } from '../../../clock.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { laterPart } from '../../../laterPart.ts';
import { Page } from '../../../layout/Page.tsx';
import { useKeepDay } from '../../../session/useKeepDay.ts';
import { useUser } from '../../../session/useSession.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Row } from '../../../ui/Row.tsx';
import { whenIdle } from '../../../ui/whenIdle.ts';
import { WhenInWindow } from '../../../ui/WhenInWindow.tsx';
import { COMPETITION_PARAMETER } from '../../entering/competitionChoice/index.ts';
import { SkaterPages } from '../../day/sharePage/index.ts';
import { CalendarFeeds } from './CalendarFeeds.tsx';
import styles from './MyDay.module.css';
import { LaterMyMessages } from './laterMyMessages.ts';
import { MyDays } from './MyDays.tsx';
import { ScheduledCompetitions } from './ScheduledCompetitions.tsx';
import { WithoutContact } from './WithoutContact.tsx';

/** Most competitions cancel no event. */
const MyCancelledEvents = laterPart(async () => (await import('./MyCancelledEvents.tsx')).MyCancelledEvents);
const TellMe = laterPart(async () => (await import('../../people/tellMe/index.ts')).TellMe, 'tellMe');

/** What the live page does not know, as who is checked in. */
const ASK_AGAIN_MILLISECONDS = 60_000;

/** `/admin/my-day?competition=`: where and when the account's skaters, pupils and panels are. */
export function MyDayPage() {
  const { t } = useTranslation('mySchedule');
  const [params] = useSearchParams();
  const competitionId = params.get(COMPETITION_PARAMETER) ?? '';
  const { id: accountId } = useUser();
  const schedule = useQuery({
    ...accountQuery('getMySchedule', accountId, { params: { competitionId } }),
    enabled: competitionId !== '',
    refetchInterval: ASK_AGAIN_MILLISECONDS,
  });
  const isConcerned = (schedule.data?.appointments.length ?? 0) + (schedule.data?.duties.length ?? 0) > 0;
  useKeepDay(false, competitionId || null);
  useMarkSeen(competitionId, isConcerned ? (schedule.data?.version ?? 0) : 0);
  if (competitionId === '') return <ScheduledCompetitions />;
  if (schedule.isError && !schedule.data) {
    return (
      <Page title={t('title')}>
        <ErrorState title={t('failed')} onRetry={() => void schedule.refetch()} />
      </Page>
    );
  }
  if (!schedule.data) {
    return (
      <Page title={t('title')}>
        <Spinner label={t('loading')} />
      </Page>
    );
  }
  const { competition, version, publishedAt, messages } = schedule.data;
  const { appointments, duties, missing, cancelledEvents, starters, withoutContact } = schedule.data;
  const isBegun = hasBegun(competition, currentTime());
  const shown = [appointments, duties, missing, cancelledEvents];
  const isAtDesk = new Set(starters.map(({ programmeId }) => programmeId));
  const isNothing = shown.every((list) => list.length === 0);
  const ofSchedule =
    publishedAt === null ? null : (
      <ScheduleLine
        competitionId={competitionId}
        text={t('version', { version, when: formatInstant(publishedAt, competition.timeZone) })}
      />
    );
  const written =
    messages.length === 0 ? null : (
      <Suspense fallback={null}>
        <LaterMyMessages messages={messages} timeZone={competition.timeZone} />
      </Suspense>
    );
  return (
    <Page
      title={t('title')}
      subtitle={competition.name}
      actions={
        publishedAt === null || !isBegun ? null : (
          <>
            <LinkButton to={paths.live(competitionId)}>{t('today.live')}</LinkButton>
            <LinkButton to={paths.publicResults(competitionId)}>{t('today.results')}</LinkButton>
          </>
        )
      }
    >
      {cancelledEvents.length === 0 ? null : (
        <Suspense fallback={null}>
          <MyCancelledEvents events={cancelledEvents} />
        </Suspense>
      )}
      {publishedAt === null ? (
        <>
          <EmptyState
            drawing="schedule"
            title={t('none.title')}
            text={t('none.text')}
            action={<LinkButton to={paths.allMyDays}>{t('others')}</LinkButton>}
          />
          {written}
        </>
      ) : isNothing ? (
        <>
          <EmptyState drawing="schedule" title={t('nothing.title')} text={t('nothing.text')} />
          {written}
          {ofSchedule}
        </>
      ) : (
        <>
          <WithoutContact entries={withoutContact} />
          <MyDays schedule={schedule.data} asked={schedule}>
            {ofSchedule}
            <CheckInCodes
              competitionId={competition.id}
              appointments={appointments.filter(({ programmeId }) => !isAtDesk.has(programmeId))}
            />
            {schedule.isError ? null : (
              <WhenInWindow>
                <Suspense>
                  <TellMe />
                </Suspense>
                <SkaterPages competitionId={competition.id} />
                <CalendarFeeds
                  kinds={[
                    ...(appointments.some(({ role }) => role === 'family') ? (['family'] as const) : []),
                    ...(appointments.some(({ role }) => role === 'coach') ? (['coach'] as const) : []),
                    ...(duties.length > 0 ? (['judge'] as const) : []),
                  ]}
                />
              </WhenInWindow>
            )}
          </MyDays>
        </>
      )}
    </Page>
  );
}

interface ScheduleLineProps {
  readonly competitionId: string;
  /** Which version it is. */
  readonly text: string;
}

/** The schedule that the times are from, below them. */
function ScheduleLine({ competitionId, text }: ScheduleLineProps) {
  const { t } = useTranslation('mySchedule');
  return (
    <Stack gap={2}>
      <Text soft size="sm">
        {text}
      </Text>
      <Row gap={2}>
        <LinkButton to={paths.publicSchedule(competitionId)}>{t('whole')}</LinkButton>
        <LinkButton to={paths.allMyDays}>{t('others')}</LinkButton>
      </Row>
    </Stack>
  );
}

/**
 * Tells the organiser that the account has opened this version, once the page itself has loaded.
 * @param version 0 where nothing is to be told
 */
function useMarkSeen(competitionId: string, version: number): void {
  useEffect(() => {
    if (version === 0) return;
    const seen = { params: { competitionId }, body: { version } };
    // Without an answer the next visit tells it.
    const tell = () =>
      call('markScheduleSeen', { ...seen, background: true, quiet: true, refetch: 'never' }).catch(
        (thrown: unknown) => {
          if (!isApiError(thrown)) throw thrown;
        },
      );
    whenIdle(() => void tell());
  }, [competitionId, version]);
}

/** The code that can be read out stands there at once. */
const QrCode = lazyPart(async () => (await import('../../../ui/QrCode.tsx')).QrCode);

interface CheckInCodesProps {
  readonly competitionId: string;
  readonly appointments: readonly MyAppointment[];
}

/** The desk's page with this skater: what the camera of a helper's phone opens. */
const scanned = (competitionId: string, entryId: string) =>
  location.origin + paths.dayCheckIn(competitionId, entryCodeOf(entryId));

/** A family's codes for check-in: one for each of its entries that the desk still waits for, to scan or to read out. */
function CheckInCodes({ competitionId, appointments }: CheckInCodesProps) {
  const { t } = useTranslation('mySchedule');
  const own = appointments.filter(({ role }) => role === 'family');
  const entries = new Map(own.map(({ entryId, name }) => [entryId, name]));
  if (entries.size === 0) return null;
  return (
    <Stack as="section" gap={3} className={styles.feeds}>
      <h2>{t('checkIn.title')}</h2>
      <Text soft size="sm">
        {t('checkIn.text')}
      </Text>
      <Row role="list" as="ul" gap={4} className={styles.checkInCodes}>
        {[...entries].map(([entryId, name]) => (
          <li key={entryId}>
            <div className={styles.qr}>
              <WhenInWindow>
                <Suspense>
                  <QrCode text={scanned(competitionId, entryId)} label={t('checkIn.qr', { name })} />
                </Suspense>
              </WhenInWindow>
            </div>
            <strong>{name}</strong>
            <code translate="no">{entryCodeOf(entryId)}</code>
          </li>
        ))}
      </Row>
    </Stack>
  );
}
