import type { RinkSchedule, RinkStart } from '../../../../shared/contract/planning/publicSchedule.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { myShortRests, type MyShortRest } from '../../../../shared/domain/planning/published/myShortRests.ts';
import {
  nextOfSkaters,
  type NextOfSkater,
} from '../../../../shared/domain/planning/published/nextOfSkaters.ts';
import { formatTime, formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { CrossedOutTime } from '../../../ui/CrossedOutTime.tsx';
import { Box } from '../../../ui/Box.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { RinkClashes } from './RinkClashes.tsx';
import { MissingEvents } from './MissingEvents.tsx';
import styles from './MyDay.module.css';
import { HeldLine } from './StartTicket.tsx';
import { type RinkStartNow, useRinkStarts } from './useRinkStarts.ts';
import { WarnLine } from './WarnLine.tsx';

/** All starts of a rink by day and expected time; what is over is folded away, the next one is marked. */
export function RinkStarts({ schedule }: { readonly schedule: RinkSchedule }) {
  const { t } = useTranslation('rinkDay');
  const { ordered, today, live } = useRinkStarts(schedule);
  const rests = myShortRests(ordered, schedule.restMinutes);
  const following = nextOfSkaters(ordered);
  const surfaces = new Map(schedule.surfaces.map(({ id, name }) => [id, name]));
  const isOver = ({ state }: RinkStartNow) => state === 'done';
  const next = live && ordered.find((one) => one.date === live.date && one.state === 'toCome');
  const rowOf = (one: RinkStartNow) => (
    <StartRow
      key={one.programmeId}
      start={one.published}
      expected={one.expected}
      heldUntil={one.heldUntil}
      isNext={one === next}
      rest={isOver(one) ? null : (rests.get(one.programmeId) ?? null)}
      following={following.get(one.programmeId) ?? null}
      surfaces={surfaces}
    />
  );
  return (
    <Stack gap={6} className={styles.days}>
      <RinkClashes
        competitionId={schedule.competition.id}
        starts={ordered.filter((one) => one.date >= today && !isOver(one))}
        surfaces={surfaces}
      />
      {[...Map.groupBy(ordered, ({ date }) => date)].map(([date, starts]) => {
        const [over, open] = [starts.filter(isOver), starts.filter((one) => !isOver(one))];
        return (
          <Stack key={date} as="section" gap={3} className={styles.day}>
            <h2>{formatWeekday(date)}</h2>
            {over.length > 0 ? (
              <details>
                <summary>{t('over', { count: over.length })}</summary>
                <Box as="ol" frame="panel" className={styles.items} role="list">
                  {over.map(rowOf)}
                </Box>
              </details>
            ) : null}
            {open.length > 0 ? (
              <Box as="ol" frame="panel" className={styles.items} role="list">
                {open.map(rowOf)}
              </Box>
            ) : null}
          </Stack>
        );
      })}
      <MissingEvents missing={schedule.missing} />
    </Stack>
  );
}

interface StartRowProps {
  readonly start: RinkStart;
  /** `HH:MM`; null where that is no other time than was published. */
  readonly expected: string | null;
  /** `HH:MM` before which it does not start; null where nobody holds it. */
  readonly heldUntil: string | null;
  readonly isNext: boolean;
  readonly rest: MyShortRest | null;
  readonly following: NextOfSkater<RinkStart> | null;
  readonly surfaces: ReadonlyMap<string, string>;
}

function StartRow({ start: row, expected, heldUntil, isNext, rest, following, surfaces }: StartRowProps) {
  const { t } = useTranslation(['rinkDay', 'mySchedule']);
  const { name, event, part, order, start, seconds, surfaceId, coach } = row;
  const surfaceOf = (id: string) => surfaces.get(id) ?? id;
  return (
    <Stack as="li" gap={1} columnGap={4} className={styles.item}>
      <p className={styles.time}>
        <strong>{formatTime(expected ?? start)}</strong>{' '}
        {expected === null ? (
          <span className={styles.end}>–{formatTime(start, seconds)}</span>
        ) : (
          <CrossedOutTime time={start} />
        )}
      </p>
      <Stack gap={1} minContent breaks className={styles.what}>
        <Row as="p" gap={2} align="center">
          <strong>{name}</strong>
          {isNext ? <Pill tone="accent">{t('next')}</Pill> : null}
        </Row>
        <p>
          {surfaceOf(surfaceId)} · {eventLabel(event.format, event.level)}
          {part.of > 1 ? ` · ${t('mySchedule:part', part)}` : ''} · {t('mySchedule:order', order)}
        </p>
        <Text soft size="sm">
          {[
            ...(coach === null ? [] : [t('coach', { name: coach })]),
            ...(following && following.minutes >= 0
              ? [
                  t('gap', {
                    count: following.minutes,
                    event: eventLabel(following.next.event.format, following.next.event.level),
                    surface: surfaceOf(following.next.surfaceId),
                  }),
                ]
              : []),
          ].join(' · ')}
        </Text>
        <HeldLine until={heldUntil} />
        {rest === null ? null : (
          <WarnLine role="status">
            {t(rest.minutes < 0 ? 'restAtOnce' : 'rest', {
              count: Math.max(0, rest.minutes),
              event: eventLabel(rest.after.event.format, rest.after.event.level),
            })}
          </WarnLine>
        )}
      </Stack>
    </Stack>
  );
}
