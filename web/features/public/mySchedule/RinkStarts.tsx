import { Fragment } from 'react';
import type { RinkSchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { myShortRests, type MyShortRest } from '../../../../shared/domain/planning/published/myShortRests.ts';
import {
  nextOfSkaters,
  type NextOfSkater,
} from '../../../../shared/domain/planning/published/nextOfSkaters.ts';
import { formatList, formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Box } from '../../../ui/Box.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { VenueZone } from '../../../ui/VenueZone.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { NoMusicLine } from './NoMusicLine.tsx';
import { RinkClashes } from './RinkClashes.tsx';
import { MissingEvents } from './MissingEvents.tsx';
import styles from './MyDay.module.css';
import { gapsBefore, meanwhileOf } from './rinkGaps.ts';
import { RinkPill, RinkTime } from './RinkPill.tsx';
import { isYetToSkate } from './rinkStatus.ts';
import { HeldLine } from './StartTicket.tsx';
import { type RinkStartNow, useRinkStarts } from './useRinkStarts.ts';
import { WarnLine } from './WarnLine.tsx';

/** All starts of a rink by day and expected time; what is over is folded away, the next one is marked. */
export function RinkStarts({ schedule }: { readonly schedule: RinkSchedule }) {
  const { t } = useTranslation('rinkDay');
  const { ordered, today, isAsking } = useRinkStarts(schedule);
  const standing = ordered.filter(({ status }) => isYetToSkate(status));
  const rests = myShortRests(standing, schedule.restMinutes);
  const following = nextOfSkaters(standing);
  const surfaces = new Map(schedule.surfaces.map(({ id, name }) => [id, name]));
  const next = standing.find(({ date, status }) => date === today && status !== 'now');
  if (isAsking) return <Spinner label={t('loading')} />;
  const rowOf = (one: RinkStartNow) => (
    <StartRow
      key={one.programmeId}
      start={one}
      isNext={one === next}
      rest={rests.get(one.programmeId) ?? null}
      following={following.get(one.programmeId) ?? null}
      meanwhile={isYetToSkate(one.status) ? meanwhileOf(one, standing) : []}
      surfaces={surfaces}
      competitionId={schedule.competition.id}
    />
  );
  return (
    <Stack gap={6} className={styles.days}>
      <VenueZone timeZone={schedule.competition.timeZone} />
      <RinkClashes
        competitionId={schedule.competition.id}
        starts={standing.filter(({ date }) => date >= today)}
        surfaces={surfaces}
      />
      {[...Map.groupBy(ordered, ({ date }) => date)].map(([date, starts]) => {
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
                    <GapRow minutes={gaps.get(one.programmeId) ?? null} />
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

/** How long nobody of the rink skates before a start. */
function GapRow({ minutes }: { readonly minutes: number | null }) {
  const { t } = useTranslation('rinkDay');
  return minutes === null ? null : (
    <Text as="li" soft size="sm" className={styles.gap}>
      {t('free', { count: minutes })}
    </Text>
  );
}

interface StartRowProps {
  readonly start: RinkStartNow;
  readonly isNext: boolean;
  readonly rest: MyShortRest | null;
  readonly following: NextOfSkater<RinkStartNow> | null;
  /** On other surfaces at the same time. */
  readonly meanwhile: readonly RinkStartNow[];
  readonly surfaces: ReadonlyMap<string, string>;
  readonly competitionId: string;
}

function StartRow({
  start: row,
  isNext,
  rest,
  following,
  meanwhile,
  surfaces,
  competitionId,
}: StartRowProps) {
  const { t } = useTranslation(['rinkDay', 'mySchedule']);
  const { name, event, part, order, surfaceId, coach, heldUntil } = row;
  const surfaceOf = (id: string) => surfaces.get(id) ?? id;
  return (
    <Stack as="li" gap={1} columnGap={4} className={styles.item}>
      <p className={styles.time}>
        <RinkTime start={row} />
      </p>
      <Stack gap={1} minContent breaks className={styles.what}>
        <Row as="p" gap={2} align="center">
          <strong>{name}</strong>
          {isNext ? <Pill tone="accent">{t('next')}</Pill> : null}
          <RinkPill start={row} />
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
        {[...Map.groupBy(meanwhile, (other) => other.surfaceId)].map(([id, others]) => (
          <Text key={id} soft size="sm">
            {t('meanwhile', {
              surface: surfaceOf(id),
              names: formatList([...new Set(others.map((other) => other.name))]),
            })}
          </Text>
        ))}
        <HeldLine until={heldUntil} />
        <NoMusicLine competitionId={competitionId} start={row} />
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
