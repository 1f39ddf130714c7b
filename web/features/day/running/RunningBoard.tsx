import { type ReactNode, useState } from 'react';
import type { DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';
import { isRehearsal } from '../../../../shared/domain/core/competitions/rehearsalId.ts';
import { idleIce } from '../../../../shared/domain/day/running/idleIce.ts';
import { overdueFlights } from '../../../../shared/domain/day/running/overdueFlights.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { formatTime, formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { useAwakeScreen } from '../../../ui/useAwakeScreen.ts';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Box } from '../../../ui/Box.tsx';
import { useServerTime } from '../live/index.ts';
import styles from './Running.module.css';
import { DayTroubles, type LostHoursOfDay, useUnsentTaps, venueSecondsNow } from '../rests/index.ts';
import { SurfaceColumn } from './SurfaceColumn.tsx';
import { surfaceDays } from './surfaceDay.ts';
import { UnsentTapsNotice } from './UnsentTapsNotice.tsx';
import { withUnsentTaps } from './withUnsentTaps.ts';
import { useRunsOfDay } from './useRunsOfDay.ts';

interface RunningBoardProps {
  readonly competitionId: string;
  /** Where somebody who may change the schedule finds ways to catch up; null for others. */
  readonly late?: string | null;
  /** The organiser's question for lost ice, on a day of skating. @param now `HH:MM` at the venue */
  readonly iceLost?: (date: string, now: string) => ReactNode;
  /** The organiser's answer when it works again. */
  readonly iceBack?: (date: string, hours: LostHoursOfDay) => ReactNode;
  /** What an organiser has not published yet. */
  readonly unpublished?: (runs: DayRuns) => ReactNode;
}

/** From this on a delay is shown the way out. */
const LATE_MINUTES = 5;

/** The flight on the ice of each surface, the next ones, and the taps. */
export function RunningBoard({
  competitionId,
  late = null,
  iceLost,
  iceBack,
  unpublished,
}: RunningBoardProps) {
  const { t } = useTranslation('running');
  const [startsUnasked, setStartsUnasked] = useState(false);
  const runs = useRunsOfDay(competitionId);
  const now = useServerTime(runs.data?.competition.timeZone ?? 'UTC');
  const { waiting } = useUnsentTaps(competitionId);
  useAwakeScreen(runs.data?.date === now.split('T')[0]);
  if (isApiError(runs.error, 'NotFound'))
    return <EmptyState drawing="schedule" title={t('none')} text={t('noneText')} />;
  if (runs.isError && !runs.data) {
    return <ErrorState title={t('failed')} onRetry={() => void runs.refetch()} />;
  }
  if (!runs.data) return <Spinner label={t('loading')} />;
  const { date, competition } = runs.data;
  // What is late in a rehearsal is so by seconds.
  const isLate =
    isRehearsal(competitionId) || runs.data.surfaces.some(({ delayMinutes }) => delayMinutes >= LATE_MINUTES);
  // Where nobody is checked in at all, one question is enough.
  const isCheckInUsed = runs.data.runs
    .flatMap(({ flights }) => flights)
    .some(({ starters }) => starters.some(({ state }) => state === 'checkedIn'));
  const [today = '', time = ''] = now.split('T');
  const day = { date, timeZone: competition.timeZone };
  const shown = withUnsentTaps(runs.data, waiting, t('unsentBy'));
  // A rehearsal plays its taps by itself.
  const isWatched = date === today && !isRehearsal(competitionId);
  const idle = isWatched ? idleIce(shown, venueSecondsNow(day)) : [];
  const overdue = isWatched ? overdueFlights(shown, venueSecondsNow(day)) : [];
  return (
    <Stack gap={4} data-toasts="top">
      <Row gap={3} columnGap={6} align="center" justify="between">
        <Text size="lg" figures>
          {date === today
            ? t('clock', { time: formatTime(time) })
            : t('otherDay', { day: formatWeekday(date) })}
        </Text>
        <Row gap={2}>
          {late !== null && date === today ? (
            <LinkButton tone={isLate ? 'primary' : 'quiet'} to={late}>
              {t('runningLate')}
            </LinkButton>
          ) : null}
          {date === today ? iceLost?.(date, time) : null}
          <LinkButton to={paths.live(competitionId)}>{t('live')}</LinkButton>
          <LinkButton to={paths.hall(competitionId)}>{t('hall')}</LinkButton>
          <LinkButton to={paths.musicScreen(competitionId)}>{t('music')}</LinkButton>
        </Row>
      </Row>
      <UnsentTapsNotice competitionId={competitionId} runs={runs.data} />
      {runs.isError && waiting.length === 0 ? (
        <Box as="p" round="control" background="warn" pad={3} padInline={4} tone="warn" role="status">
          {t('offline')}
        </Box>
      ) : null}
      {date === today ? unpublished?.(runs.data) : null}
      <DayTroubles
        runs={runs.data}
        competitionId={competitionId}
        isOrganiser={late !== null}
        iceBack={iceBack && ((hours) => iceBack(date, hours))}
      />
      <Stack gap={4} className={styles.columns}>
        {surfaceDays(shown).map((surface) => (
          <SurfaceColumn
            key={surface.id}
            surface={surface}
            idle={idle.find(({ surfaceId }) => surfaceId === surface.id)}
            overdue={overdue.find(({ surfaceId }) => surfaceId === surface.id)}
            competitionId={competitionId}
            day={day}
            today={today}
            asksFirst={isCheckInUsed || !startsUnasked}
            onStartAnyway={() => setStartsUnasked(true)}
          />
        ))}
      </Stack>
    </Stack>
  );
}
