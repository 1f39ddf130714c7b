import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { StartsAt } from '../../../ui/StartsAt.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { SkaterName, useFollowed } from '../../day/follow/index.ts';
import { blockKey, followedStarts, type FollowedStart, type OwnPlace } from './followedStarts.ts';
import type { DaySchedule } from './namesOfDay.ts';
import styles from './SchedulePage.module.css';
import type { DayStates } from './useDayStates.ts';

export interface FollowedStartsProps {
  readonly schedule: DaySchedule;
  readonly states: DayStates;
  /** The account's own times. */
  readonly own?: readonly OwnPlace[];
}

const TONES = {
  now: 'accent',
  done: 'neutral',
  cancelled: 'bad',
  scratched: 'neutral',
  noShow: 'neutral',
} as const satisfies Record<NonNullable<FollowedStart['state']>, string>;

const OUT: ReadonlySet<string> = new Set(['cancelled', 'scratched', 'noShow']);

/** The starts of one's own skaters and of those that are followed, above the whole schedule; nothing without any. */
export function FollowedStarts({ schedule, states, own = [] }: FollowedStartsProps) {
  const { t } = useTranslation('publicSchedule');
  const { isFollowed } = useFollowed();
  const events = new Map(schedule.events.map(({ id, format, level }) => [id, eventLabel(format, level)]));
  const surfaces = new Map(schedule.surfaces.map(({ id, name }) => [id, name]));
  const starts = followedStarts(schedule, states, isFollowed, own);
  if (starts.length === 0) return null;
  return (
    <Stack as="section" gap={2} frame="panel" pad={4} aria-label={t('yours')}>
      <h2 className={styles.followTitle}>{t('yours')}</h2>
      <ol role="list" className={styles.followed}>
        {starts.map(({ block, skater, state }, index) => (
          <li key={`${String(index)} ${skater.name}`}>
            <span className={styles.time}>
              <StartsAt
                {...(states.times.get(blockKey(block)) ?? { time: block.start, publishedTime: null })}
              />
              {schedule.days.length > 1 ? (
                <Text as="span" soft size="sm">
                  {' '}
                  {formatWeekday(block.date)}
                </Text>
              ) : null}
            </span>
            <span>
              <SkaterName skater={skater} isOut={state !== null && OUT.has(state)} />
              <Text soft size="sm">
                {[
                  events.get(block.flight?.eventId ?? ''),
                  ...(schedule.surfaces.length > 1 ? [surfaces.get(block.surfaceId)] : []),
                ].join(' · ')}
              </Text>
              {state === null ? null : <Pill tone={TONES[state]}>{t(state)}</Pill>}
            </span>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
