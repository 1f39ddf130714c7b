import { Suspense, type ReactNode } from 'react';
import type { MySchedule, MyDuty } from '../../../../shared/contract/planning/publicSchedule.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { myShortRests } from '../../../../shared/domain/planning/published/myShortRests.ts';
import { formatTime, formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Box } from '../../../ui/Box.tsx';
import { useServerTime } from '../../day/live/index.ts';
import { useMyResults } from '../../day/results/index.ts';
import { AppointmentRow } from './AppointmentRow.tsx';
import { MissingEvents } from './MissingEvents.tsx';
import styles from './MyDay.module.css';
import { dayPlans, type PlanItem, withExpected } from './dayPlan.ts';
import { LaterClashLine } from './laterClashLine.ts';
import { nextDay } from './nextDay.ts';
import { StartCard, useTitleOf } from './StartCard.tsx';
import { useExpected } from './useExpected.ts';

/** The next start as a ticket, day by day what to be at, then what no flight has yet. */
export function MyDays({ schedule }: { readonly schedule: MySchedule }) {
  const { t } = useTranslation('mySchedule');
  const { timeZone, accent } = schedule.competition;
  const now = useServerTime(timeZone);
  const { expectedOf, stateOf, live } = useExpected(schedule);
  const expected = withExpected(schedule, live);
  const clashLine = (item: PlanItem) =>
    item.kind === 'appointment' && item.appointment.role === 'family' ? null : (
      <Suspense fallback={null}>
        <LaterClashLine item={item} schedule={{ ...schedule, ...expected }} />
      </Suspense>
    );
  const rests = myShortRests(live ? expected.appointments : [], schedule.restMinutes);
  const results = useMyResults(schedule.competition.id);
  const surfaces = new Map(schedule.surfaces.map(({ id, name }) => [id, name]));
  const day = nextDay(schedule, expected, { now, stateOf });
  const [next] = day?.starts ?? [];
  return (
    <Stack gap={6} className={styles.days}>
      {day && next ? (
        <Box as="section" frame="card" className={styles.next} aria-label={t('today.next')}>
          <StartCard
            start={next}
            date={day.date}
            now={now}
            surfaces={surfaces}
            title={t('today.next')}
            accent={accent}
          />
        </Box>
      ) : null}
      {dayPlans(schedule).map(({ date, items }) => (
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
                  surfaces={surfaces}
                  result={results.get(item.appointment.programmeId) ?? null}
                  competitionId={schedule.competition.id}
                />
              ),
            )}
          </Box>
        </Stack>
      ))}
      <MissingEvents missing={schedule.missing} />
    </Stack>
  );
}

interface DutyRowProps {
  readonly duty: MyDuty;
  readonly clashLine: ReactNode;
  readonly surfaces: ReadonlyMap<string, string>;
}
/** A panel to sit on, with its flights. */
function DutyRow({ duty, clashLine, surfaces }: DutyRowProps) {
  const { t } = useTranslation('mySchedule');
  const { start, end, surfaceId, flights } = duty;
  const title = useTitleOf({ kind: 'duty', duty });
  return (
    <Stack as="li" gap={1} columnGap={4} className={styles.item}>
      <p className={styles.time}>
        <strong>{formatTime(start)}</strong>
        <span className={styles.end}>–{formatTime(end)}</span>
      </p>
      <Stack gap={1} minContent breaks className={styles.what}>
        <Row as="p" gap={2} align="center">
          <strong>{title}</strong>
        </Row>
        <Text soft size="sm">
          {surfaces.get(surfaceId) ?? surfaceId} · {t('flights', { count: flights.length })}
        </Text>
        <ul role="list" className={styles.flights}>
          {flights.map(({ event, part, start: at }) => (
            <li key={at}>
              {formatTime(at)} {eventLabel(event.format, event.level)}
              {part.of > 1 ? ` · ${t('part', part)}` : null}
            </li>
          ))}
        </ul>
        {clashLine}
      </Stack>
    </Stack>
  );
}
