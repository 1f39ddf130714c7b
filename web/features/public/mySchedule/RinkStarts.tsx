import { Fragment } from 'react';
import type { RinkSchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { myShortRests } from '../../../../shared/domain/planning/published/myShortRests.ts';
import { nextOfSkaters } from '../../../../shared/domain/planning/published/nextOfSkaters.ts';
import { formatTime, formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Box } from '../../../ui/Box.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useAddressParts } from '../../../ui/useAddressParts.ts';
import { VenueZone } from '../../../ui/VenueZone.tsx';
import { ViewLinks } from '../../../ui/ViewLinks.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { RinkClashes } from './RinkClashes.tsx';
import { MissingEvents } from './MissingEvents.tsx';
import styles from './MyDay.module.css';
import { coachesOf, filterRinkStarts, firstRinkDay } from './rinkFilter.ts';
import { RinkFilters } from './RinkFilters.tsx';
import { gapsBefore, meanwhileOf } from './rinkGaps.ts';
import { RinkStartRow } from './RinkStartRow.tsx';
import { isYetToSkate } from './rinkStatus.ts';
import { clashesOf, surfaceClashes } from './surfaceClashes.ts';
import { useOwnPupils } from './useOwnPupils.ts';
import { type RinkStartNow, useRinkStarts } from './useRinkStarts.ts';

/** A day of a rink's starts by expected time, or those with a name on all days; what is over is folded away. */
export function RinkStarts({ schedule }: { readonly schedule: RinkSchedule }) {
  const { t } = useTranslation('rinkDay');
  const { id: competitionId, timeZone } = schedule.competition;
  const { ordered, today, now, isAsking } = useRinkStarts(schedule);
  const { valueOf, set } = useAddressParts<'day' | 'coach' | 'name'>();
  const own = useOwnPupils(competitionId);
  const filter = { coach: valueOf('coach'), name: valueOf('name') };
  const days = [...new Set(ordered.map(({ date }) => date))];
  const day = days.find((one) => one === valueOf('day')) ?? firstRinkDay(days, today);
  const isSearch = filter.name.trim() !== '';
  const found = filterRinkStarts(ordered, filter, own);
  const shown = isSearch ? found : found.filter(({ date }) => date === day);
  const standing = ordered.filter(({ status }) => isYetToSkate(status));
  const rests = myShortRests(standing, schedule.restMinutes);
  const following = nextOfSkaters(standing);
  const surfaces = new Map(schedule.surfaces.map(({ id, name }) => [id, name]));
  const next = standing.find(({ date, status }) => date === today && status !== 'now');
  if (isAsking) return <Spinner label={t('loading')} />;
  const ids = new Set(shown.map(({ programmeId }) => programmeId));
  const clashes = surfaceClashes(
    standing.filter(({ date }) => date >= today),
    own,
  ).filter(({ places }) => places.some(({ programmes }) => programmes.some((id) => ids.has(id))));
  const placesOf = clashesOf(clashes);
  const rowOf = (one: RinkStartNow) => (
    <RinkStartRow
      key={one.programmeId}
      start={one}
      isNext={one === next}
      rest={rests.get(one.programmeId) ?? null}
      following={following.get(one.programmeId) ?? null}
      clashes={placesOf.get(one.programmeId) ?? []}
      meanwhile={
        isYetToSkate(one.status)
          ? meanwhileOf(one, standing).filter(({ coach }) => coach === null || coach !== one.coach)
          : []
      }
      surfaces={surfaces}
      competitionId={competitionId}
    />
  );
  const [printedOn = '', printedAt = ''] = now.split('T');
  return (
    <Stack gap={6} className={styles.days}>
      <p className={styles.printed}>
        {[
          ...(schedule.rink === null ? [] : [schedule.rink]),
          schedule.competition.name,
          ...(isSearch || !day ? [] : [formatWeekday(day)]),
          t('printed', { day: formatWeekday(printedOn), time: formatTime(printedAt) }),
        ].join(' · ')}
      </p>
      <VenueZone timeZone={timeZone} />
      <RinkFilters filter={filter} onChange={set} coaches={coachesOf(ordered)} hasOwn={own.size > 0} />
      {isSearch || days.length < 2 ? null : (
        <ViewLinks
          label={t('days')}
          views={days.map((value) => ({ value, label: formatWeekday(value) }))}
          current={day}
          onChoose={(chosen) => set({ day: chosen })}
        />
      )}
      <RinkClashes clashes={clashes} surfaces={surfaces} />
      {shown.length === 0 ? <Text soft>{t(isSearch ? 'filter.nobody' : 'filter.noneOnDay')}</Text> : null}
      {[...Map.groupBy(shown, ({ date }) => date)].map(([date, starts]) => {
        const [past, open] = [starts.filter(({ isPast }) => isPast), starts.filter(({ isPast }) => !isPast)];
        const gaps = gapsBefore(open.filter(({ status }) => isYetToSkate(status)));
        return (
          <Stack key={date} as="section" gap={3} className={styles.day}>
            <h2>{formatWeekday(date)}</h2>
            {past.length > 0 ? (
              <details open={open.length === 0}>
                <summary>{t('over', { count: past.length })}</summary>
                <Box as="ol" frame="panel" className={styles.items} role="list">
                  {past.map(rowOf)}
                </Box>
              </details>
            ) : null}
            {open.length > 0 ? (
              <Box as="ol" frame="panel" className={styles.items} role="list">
                {open.map((one) => (
                  <Fragment key={one.programmeId}>
                    <GapRow minutes={isSearch ? null : (gaps.get(one.programmeId) ?? null)} />
                    {rowOf(one)}
                  </Fragment>
                ))}
              </Box>
            ) : null}
          </Stack>
        );
      })}
      <MissingEvents missing={schedule.missing} />
    </Stack>
  );
}

/** How long none of those who are shown skates before a start. */
function GapRow({ minutes }: { readonly minutes: number | null }) {
  const { t } = useTranslation('rinkDay');
  return minutes === null ? null : (
    <Text as="li" soft size="sm" className={styles.gap}>
      {minutes < 60
        ? t('free', { count: minutes })
        : t('freeHours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
    </Text>
  );
}
