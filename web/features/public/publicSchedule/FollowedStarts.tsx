import { Suspense } from 'react';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { CrossedOutTime } from '../../../ui/CrossedOutTime.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { StartsAt } from '../../../ui/StartsAt.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { SkaterName, useFollowed } from '../../day/follow/index.ts';
import { LaterPostedPlace } from '../../day/results/index.ts';
import {
  blockKey,
  type CancelledOfOwn,
  followedStarts,
  type FollowedStart,
  type OwnPlace,
} from './followedStarts.ts';
import type { DaySchedule } from './namesOfDay.ts';
import { noteOf } from './noteOf.ts';
import styles from './SchedulePage.module.css';
import type { DayStates } from './useDayStates.ts';

export interface FollowedStartsProps {
  readonly competitionId: string;
  readonly schedule: DaySchedule;
  readonly states: DayStates;
  /** The account's own times. */
  readonly own?: readonly OwnPlace[];
  /** Own skaters whose events were cancelled. */
  readonly ownCancelled?: readonly CancelledOfOwn[];
}

const TONES = {
  now: 'accent',
  done: 'neutral',
  cancelled: 'bad',
  scratched: 'neutral',
  noShow: 'neutral',
} as const satisfies Record<NonNullable<FollowedStart['state']>, string>;

const OUT: ReadonlySet<string> = new Set(['cancelled', 'scratched', 'noShow']);
const isOut = ({ state }: FollowedStart) => state !== null && OUT.has(state);

/** The starts of one's own skaters and of those that are followed, above the whole schedule; nothing without any. */
export function FollowedStarts({
  competitionId,
  schedule,
  states,
  own = [],
  ownCancelled = [],
}: FollowedStartsProps) {
  const { t } = useTranslation('publicSchedule');
  const { isFollowed } = useFollowed();
  const events = new Map(schedule.events.map(({ id, format, level }) => [id, eventLabel(format, level)]));
  const surfaces = new Map(schedule.surfaces.map(({ id, name }) => [id, name]));
  const starts = followedStarts(schedule, states, isFollowed, own, ownCancelled);
  if (starts.length === 0) return null;
  return (
    <Stack as="section" gap={2} frame="panel" pad={4} aria-label={t('yours')}>
      <h2 className={styles.followTitle}>{t('yours')}</h2>
      <ol role="list" className={styles.followed}>
        {starts.map((one, index) => (
          <li key={`${String(index)} ${one.skater.name}`}>
            <span className={styles.time}>
              {isOut(one) || states.running.get(blockKey(one.block))?.hasNoIce ? (
                <CrossedOutTime time={one.block.start} />
              ) : (
                <StartsAt
                  {...(states.times.get(blockKey(one.block)) ?? {
                    time: one.block.start,
                    publishedTime: null,
                  })}
                />
              )}
              {schedule.days.length > 1 ? (
                <Text as="span" soft size="sm">
                  {' '}
                  {formatWeekday(one.block.date)}
                </Text>
              ) : null}
            </span>
            <span>
              <SkaterName skater={one.skater} isOut={isOut(one)} isBelowEvent />
              <Text soft size="sm">
                {[
                  events.get(one.block.flight?.eventId ?? ''),
                  ...(schedule.surfaces.length > 1 ? [surfaces.get(one.block.surfaceId)] : []),
                ].join(' · ')}
              </Text>
              <StateOfStart start={one} states={states} competitionId={competitionId} />
            </span>
          </li>
        ))}
      </ol>
    </Stack>
  );
}

interface StateOfStartProps extends Pick<FollowedStartsProps, 'competitionId' | 'states'> {
  readonly start: FollowedStart;
}

/** What the day has made of it, or until when it is held. */
function StateOfStart({ start: { block, state, skater }, states, competitionId }: StateOfStartProps) {
  const { t } = useTranslation('publicSchedule');
  const pill = state === null ? null : <Pill tone={TONES[state]}>{t(state)}</Pill>;
  if (state === 'done' && block.flight) {
    const { eventId, part } = block.flight;
    return (
      <Suspense fallback={pill}>
        <LaterPostedPlace competitionId={competitionId} start={{ eventId, flight: part.number, ...skater }}>
          {pill}
        </LaterPostedPlace>
      </Suspense>
    );
  }
  if (pill !== null) return pill;
  const note = noteOf(t, states.running.get(blockKey(block)));
  if (note === null) return null;
  return (
    <Text size="sm" tone="warn">
      {note}
    </Text>
  );
}
