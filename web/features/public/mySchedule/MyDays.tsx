import { type ReactNode, Suspense } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { MyAppointment, MySchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { myShortRests } from '../../../../shared/domain/planning/published/myShortRests.ts';
import { formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { laterPart } from '../../../laterPart.ts';
import { AsOf } from '../../../layout/AsOf.tsx';
import { SpokenChanges } from '../../../ui/SpokenChanges.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Box } from '../../../ui/Box.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { VenueZone } from '../../../ui/VenueZone.tsx';
import { useServerTime } from '../../day/live/index.ts';
import { useMyResults } from '../../day/results/index.ts';
import { AppointmentRow } from './AppointmentRow.tsx';
import { LaterMyMessages } from './laterMyMessages.ts';
import styles from './MyDay.module.css';
import { awaitsResult, dayPlans, type PlanItem, withExpected } from './dayPlan.ts';
import { dayWords } from './dayWords.ts';
import { DutyRow } from './DutyRow.tsx';
import { LaterClashLine } from './laterClashLine.ts';
import { Clashes } from './Clashes.tsx';
import { isOfFamily, nextDay } from './nextDay.ts';
import { PresenceLine, StartCard } from './StartCard.tsx';
import { useAskedWithDay, useExpected } from './useExpected.ts';
import { awardsWith } from './awardsWith.ts';

/** Most schedules have all events. */
const MissingEvents = laterPart(async () => (await import('./MissingEvents.tsx')).MissingEvents);

interface MyDaysProps {
  readonly schedule: MySchedule;
  readonly asked: UseQueryResult;
  /** What stands below: while the days are waited for it would be in the window, and fetch its parts. */
  readonly children: ReactNode;
}

/** The next start as a ticket, day by day what to be at, then what no flight has yet. */
export function MyDays({ schedule, asked, children }: MyDaysProps) {
  const { t } = useTranslation('mySchedule');
  const { timeZone, accent } = schedule.competition;
  const now = useServerTime(timeZone);
  const {
    expectedOf,
    stateOf,
    heldUntilOf,
    hasNoIceOf,
    waitsOf,
    awardsOf,
    ownBlocks,
    live,
    asked: askedLive,
    isWaiting,
  } = useExpected(schedule);
  useAskedWithDay(asked, ownBlocks);
  const expected = withExpected(schedule, live);
  const clashLine = (item: PlanItem) =>
    item.kind === 'appointment' && item.appointment.role === 'family' ? null : (
      <Suspense fallback={null}>
        <LaterClashLine item={item} schedule={{ ...schedule, ...expected }} />
      </Suspense>
    );
  const rests = myShortRests(live ? expected.appointments : [], schedule.restMinutes);
  const results = useMyResults(schedule.competition.id);
  if (isWaiting) return <Spinner label={t('loading')} />;
  const starters = new Map(schedule.starters.map(({ programmeId, state }) => [programmeId, state]));
  const surfaces = new Map(schedule.surfaces.map(({ id, name }) => [id, name]));
  const day = nextDay(schedule, expected, { now, stateOf, heldUntilOf, hasNoIceOf, waitsOf });
  const [next, ...later] = day?.starts ?? [];
  const laterStarts = new Map(
    later.flatMap((start) =>
      start.item.kind === 'appointment' && isOfFamily(start)
        ? [[start.item.appointment.programmeId, start] as const]
        : [],
    ),
  );
  const isOn = next?.isOn === true && next.item.kind === 'appointment';
  const title = t(isOn ? 'presence.on' : 'today.next');
  const presenceLine = ({ programmeId, date }: MyAppointment) => {
    const start = laterStarts.get(programmeId);
    return start ? <PresenceLine start={start} date={date} now={now} /> : null;
  };
  return (
    <>
      <Stack gap={6} className={styles.days}>
        <VenueZone timeZone={timeZone} />
        <AsOf queries={live ? [asked, askedLive] : [asked]} timeZone={timeZone} />
        {day && next ? (
          <Box as="section" frame="card" className={styles.next} aria-label={title}>
            <StartCard
              start={next}
              date={day.date}
              now={now}
              surfaces={surfaces}
              title={title}
              isOnInTitle={isOn}
              accent={accent}
            />
            <Clashes starts={day.starts} surfaces={surfaces} />
          </Box>
        ) : day && now.startsWith(day.date) ? (
          <Text soft>{t('today.nothingMore')}</Text>
        ) : null}
        <SpokenChanges
          lines={dayWords(t, {
            next: next && { start: next, title },
            appointments: schedule.appointments,
            heldUntilOf,
            starters,
            results,
          })}
        />
        {schedule.messages.length > 0 ? (
          <Suspense fallback={null}>
            <LaterMyMessages messages={schedule.messages} timeZone={timeZone} />
          </Suspense>
        ) : null}
        {dayPlans(schedule, expected).map(({ date, items }) => (
          <Stack key={date} as="section" gap={3} className={styles.day}>
            <h2>{formatWeekday(date)}</h2>
            <Box as="ol" frame="panel" className={styles.items} role="list">
              {items.map((item) =>
                item.kind === 'duty' ? (
                  <DutyRow
                    key={item.duty.panelId}
                    duty={item.duty}
                    clashLine={clashLine(item)}
                    surfaces={surfaces}
                    expectedOf={expectedOf}
                  />
                ) : (
                  <AppointmentRow
                    key={item.appointment.programmeId}
                    appointment={item.appointment}
                    clashLine={clashLine(item)}
                    rest={
                      stateOf(item.appointment) === 'toCome'
                        ? (rests.get(item.appointment.programmeId) ?? null)
                        : null
                    }
                    expected={expectedOf(item.appointment)}
                    heldUntil={heldUntilOf(item.appointment)}
                    hasNoIce={hasNoIceOf(item.appointment)}
                    awards={awardsOf(item.appointment)}
                    awardsWith={awardsWith(item.appointment, schedule.appointments, awardsOf)}
                    presenceLine={presenceLine(item.appointment)}
                    surfaces={surfaces}
                    isSkated={awaitsResult(
                      stateOf(item.appointment),
                      results.has(item.appointment.programmeId),
                    )}
                    starter={starters.get(item.appointment.programmeId) ?? null}
                    result={results.get(item.appointment.programmeId) ?? null}
                    competitionId={schedule.competition.id}
                  />
                ),
              )}
            </Box>
          </Stack>
        ))}
        {schedule.missing.length === 0 ? null : (
          <Suspense fallback={null}>
            <MissingEvents missing={schedule.missing} />
          </Suspense>
        )}
      </Stack>
      {children}
    </>
  );
}
