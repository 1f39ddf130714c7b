import { useState } from 'react';
import type { Live } from '../../../../shared/contract/day/running/live.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { BlockTime } from './BlockTime.tsx';
import styles from './Live.module.css';
import { BlockName } from './SurfaceNow.tsx';
import { liveEventNames, followedSkaters, type Followed } from './liveView.ts';

interface FollowSkatersProps {
  readonly competitionId: string;
  readonly live: Live;
}

/** The visitor's own skaters, by the names that are published; this device remembers them. */
export function FollowSkaters({ competitionId, live }: FollowSkatersProps) {
  const { t } = useTranslation('live');
  const [names, setNames] = useState(() => followedNames(competitionId));
  const found = followedSkaters(live, names);
  const events = liveEventNames(live);
  return (
    <Stack as="section" gap={4} top frame="panel" pad={4} aria-label={t('follow.title')}>
      <TextField
        label={t('follow.label')}
        hint={t('follow.hint')}
        optional
        type="search"
        value={names}
        onChange={({ target }) => {
          setNames(target.value);
          rememberFollowed(competitionId, target.value);
        }}
      />
      {names.trim() !== '' && found.length === 0 ? <Text soft>{t('follow.nobody')}</Text> : null}
      {found.length > 0 ? (
        <ol role="list" className={styles.followed}>
          {found.map((followed, index) => (
            <li key={`${String(index)} ${followed.name}`} data-state={followed.block.state}>
              <BlockTime block={followed.block} />
              <span>
                <strong>{followed.name}</strong>
                <Text as="span" soft size="sm" className={styles.where}>
                  <BlockName block={followed.block} names={events} />
                  {live.surfaces.length > 1 ? ` · ${followed.surface}` : ''}
                </Text>
              </span>
              <FollowedState followed={followed} />
            </li>
          ))}
        </ol>
      ) : null}
    </Stack>
  );
}

function FollowedState({ followed: { block, flightsBefore } }: { readonly followed: Followed }) {
  const { t } = useTranslation('live');
  if (block.state === 'now') return <Pill tone="accent">{t('follow.now')}</Pill>;
  if (block.state === 'done') return <Pill tone="neutral">{t('follow.done')}</Pill>;
  if (block.state === 'skipped') return <Pill tone="neutral">{t('skipped')}</Pill>;
  return flightsBefore === 0 ? (
    <Pill tone="info">{t('follow.next')}</Pill>
  ) : (
    <Pill tone="neutral">{t('follow.before', { count: flightsBefore })}</Pill>
  );
}

const keyOf = (competitionId: string) => `live-names:${competitionId}`;

/** The names that this device follows at a competition; '' where it may not store anything. */
function followedNames(competitionId: string): string {
  try {
    return localStorage.getItem(keyOf(competitionId)) ?? '';
  } catch {
    return '';
  }
}

function rememberFollowed(competitionId: string, names: string): void {
  try {
    if (names.trim() === '') localStorage.removeItem(keyOf(competitionId));
    else localStorage.setItem(keyOf(competitionId), names);
  } catch {
    // A private window may have no storage: the names then last as long as the page.
  }
}
