import { Suspense, useState } from 'react';
import type { CancelledFlight, Live } from '../../../../shared/contract/day/running/live.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Box } from '../../../ui/Box.tsx';
import { CrossedOutTime } from '../../../ui/CrossedOutTime.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import field from '../../../ui/Field.module.css';
import { Field } from '../../../ui/Field.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { SkaterName, useFollowed } from '../follow/index.ts';
import { LaterPostedPlace } from '../results/index.ts';
import { BlockTime } from './BlockTime.tsx';
import styles from './Live.module.css';
import { BlockName } from './BlockName.tsx';
import { cancelledStarts } from './cancelledStarts.ts';
import { liveEventNames } from './liveView.ts';
import type { OwnCancelledStart } from './ownCancelled.ts';
import { isNameTyped, startsOf, withOwnStarts, type SkaterStart } from './skaterStarts.ts';
import { usePassed } from './useServerTime.ts';

interface SkatersProps {
  readonly live: Live;
  readonly competitionId: string;
}

interface FollowedSkatersProps extends SkatersProps {
  /** Starts of the account's own skaters. */
  readonly own?: readonly SkaterStart[];
  /** Own skaters whose events were cancelled. */
  readonly ownCancelled?: readonly OwnCancelledStart<CancelledFlight>[];
}

/** The starts of one's own skaters and of those that are followed, cancelled ones last; nothing where nobody has one today. */
export function FollowedSkaters({ live, competitionId, own = [], ownCancelled = [] }: FollowedSkatersProps) {
  const { t } = useTranslation('live');
  const { isFollowed } = useFollowed();
  const starts = withOwnStarts(own, [
    ...startsOf(live, isFollowed),
    ...cancelledStarts(live, isFollowed, ownCancelled),
  ]);
  if (starts.length === 0) return null;
  return (
    <Stack as="section" gap={2} top frame="panel" pad={4} aria-label={t('follow.title')}>
      <h2 className={styles.followTitle}>{t('follow.title')}</h2>
      <Starts starts={starts} live={live} competitionId={competitionId} />
    </Stack>
  );
}

/** Finds skaters by name, to read their starts and to follow them. */
export function FindSkaters({ live, competitionId }: SkatersProps) {
  const { t } = useTranslation('live');
  const [typed, setTyped] = useState('');
  const found = startsOf(live, isNameTyped(typed));
  return (
    <Stack as="section" gap={3} aria-label={t('follow.label')}>
      <Field label={t('follow.label')}>
        {(control) => (
          <input
            {...control}
            type="search"
            className={field.control}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <div role="status">
        {typed.trim() !== '' && found.length === 0 ? (
          <Text soft>
            {t('follow.nobody')} {t('follow.names')}
          </Text>
        ) : null}
      </div>
      {found.length > 0 ? (
        <Box frame="panel" pad={4}>
          <Text soft size="sm">
            {t('follow.hint')}
          </Text>
          <Starts starts={found} live={live} competitionId={competitionId} />
        </Box>
      ) : null}
    </Stack>
  );
}

interface StartsProps extends SkatersProps {
  readonly starts: readonly SkaterStart[];
}

function Starts({ starts, live, competitionId }: StartsProps) {
  const events = liveEventNames(live);
  const passed = usePassed(live);
  if (starts.length === 0) return null;
  return (
    <ol role="list" className={styles.followed}>
      {starts.map((start, index) => (
        <li key={`${String(index)} ${start.skater.name}`} data-state={start.block.state}>
          {start.missed === null ? (
            <BlockTime block={start.block} passed={passed} />
          ) : (
            <CrossedOutTime time={start.block.start} />
          )}
          <span className={styles.whoAndWhere}>
            <SkaterName skater={start.skater} isOut={start.missed !== null} isBelowEvent />
            <Text as="span" soft size="sm" className={styles.where}>
              <BlockName block={start.block} names={events} />
              {live.surfaces.length > 1 ? ` · ${start.surface}` : ''}
            </Text>
          </span>
          <StartState start={start} competitionId={competitionId} />
        </li>
      ))}
    </ol>
  );
}

interface StartStateProps {
  readonly start: SkaterStart;
  readonly competitionId: string;
}

function StartState({ start: { block, flightsBefore, missed, skater }, competitionId }: StartStateProps) {
  const { t } = useTranslation('live');
  if (missed !== null)
    return <Pill tone={missed === 'cancelled' ? 'bad' : 'neutral'}>{t(`follow.${missed}`)}</Pill>;
  if (block.state === 'now') return <Pill tone="accent">{t('follow.now')}</Pill>;
  if (block.state === 'done') {
    const done = <Pill tone="neutral">{t('follow.done')}</Pill>;
    const { eventId, part } = block.flight ?? {};
    if (eventId === undefined || !part) return done;
    return (
      <Suspense fallback={done}>
        <LaterPostedPlace competitionId={competitionId} start={{ eventId, flight: part.number, ...skater }}>
          {done}
        </LaterPostedPlace>
      </Suspense>
    );
  }
  if (block.state === 'skipped') return <Pill tone="neutral">{t('skipped')}</Pill>;
  return flightsBefore === 0 ? (
    <Pill tone="info">{t('follow.next')}</Pill>
  ) : (
    <Pill tone="neutral">{t('follow.before', { count: flightsBefore })}</Pill>
  );
}
