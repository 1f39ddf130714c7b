import { Suspense, useMemo } from 'react';
import type { PublicSchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';
import { formatList, formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useSession } from '../../../session/useSession.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { joinClasses } from '../../../ui/joinClasses.ts';
import { usePresent } from '../../../ui/now.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { ViewLinks } from '../../../ui/ViewLinks.tsx';
import hidden from '../../../ui/VisuallyHidden.module.css';
import { DayBlocks } from './DayBlocks.tsx';
import { FollowedStarts, type FollowedStartsProps } from './FollowedStarts.tsx';
import { ScheduleFilters } from './ScheduleFilters.tsx';
import styles from './SchedulePage.module.css';
import { filterBlocks, firstDay, isSearch } from './filterBlocks.ts';
import { LaterOwnStarts } from './laterOwnStarts.ts';
import { useDayStates } from './useDayStates.ts';
import type { ScheduleQuery } from './useScheduleQuery.ts';

interface ScheduleViewProps {
  readonly competitionId: string;
  readonly schedule: PublicSchedule;
  readonly query: ScheduleQuery;
}

/** One day of the schedule, or what is looked for on all days. */
export function ScheduleView({ competitionId, schedule: published, query }: ScheduleViewProps) {
  const { t } = useTranslation('publicSchedule');
  const { days, competition, cancelledEvents = [] } = published;
  const today = usePresent((now) => dayIn(now, competition.timeZone)) ?? '';
  const day = days.includes(query.day) ? query.day : firstDay(days, today);
  const { states, ofDay: schedule } = useDayStates(competitionId, published, today);
  const searching = isSearch(query);
  const found = useMemo(() => filterBlocks(schedule.blocks, query), [schedule.blocks, query]);
  const shownDays = searching ? days.filter((one) => found.some(({ date }) => date === one)) : [day];
  return (
    <>
      <PinnedStarts competitionId={competitionId} schedule={schedule} states={states} />
      <ScheduleFilters schedule={schedule} query={query} />
      {searching ? null : (
        <ViewLinks
          label={t('days')}
          views={days.map((value) => ({ value, label: formatWeekday(value) }))}
          current={day}
          onChoose={(chosen) => query.set({ day: chosen })}
        />
      )}
      {searching && found.length === 0 ? (
        <EmptyState drawing="notFound" title={t('nobody.title')} text={t('nobody.text')} />
      ) : (
        shownDays.map((one) => (
          <Stack key={one} as="section" gap={3} aria-label={formatWeekday(one)}>
            {/* The chosen day's link says it already. */}
            <h2
              className={joinClasses(styles.dayTitle, !searching && hidden.hidden)}
              data-alone={!searching || undefined}
            >
              {formatWeekday(one)}
            </h2>
            <DayBlocks
              schedule={schedule}
              blocks={found.filter(({ date }) => date === one)}
              wanted={query}
              states={states}
            />
          </Stack>
        ))
      )}
      {cancelledEvents.length > 0 ? (
        <p>
          {t('cancelledEvents', {
            events: formatList(cancelledEvents.map(({ format, level }) => eventLabel(format, level))),
          })}
        </p>
      ) : null}
      {found.some(hasInitials) ? (
        <Text soft size="sm">
          {t('initials')}
        </Text>
      ) : null}
    </>
  );
}

/** Whether somebody is published by initials, which have no star. */
const hasInitials = ({ flight }: PublicSchedule['blocks'][number]) =>
  flight?.skaters.some(({ rink }) => rink === null) ?? false;

type PinnedStartsProps = Pick<FollowedStartsProps, 'competitionId' | 'schedule' | 'states'>;

/** Own skaters, where somebody is logged in, and followed ones. */
function PinnedStarts(day: PinnedStartsProps) {
  const { user } = useSession();
  const followed = <FollowedStarts {...day} />;
  if (user === null) return followed;
  return (
    <Suspense fallback={followed}>
      <LaterOwnStarts {...day} accountId={user.id} />
    </Suspense>
  );
}
