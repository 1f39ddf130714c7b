import { useTranslation } from '../../../i18n/useTranslation.ts';
import { holdPlace } from '../../../ui/holdPlace.ts';
import { Drawing } from '../../../ui/Icon.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Text } from '../../../ui/Text.tsx';
import type { PublicSkater } from './deviceStars.ts';
import { useFollowed } from './followed.ts';
import styles from './SkaterName.module.css';

const STAR = 'm12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8Z';

interface SkaterNameProps {
  readonly skater: PublicSkater;
  /** Who does not skate. */
  readonly isOut?: boolean;
  /** With its event's name above or below, which need not stand beside the rink again. */
  readonly isBelowEvent?: boolean;
}

/** A published name with its rink, and a star to follow it; none beside initials. */
export function SkaterName({ skater, isOut = false, isBelowEvent = false }: SkaterNameProps) {
  return (
    <span className={styles.skater}>
      <span>
        {isOut ? <s>{skater.name}</s> : skater.name}
        {skater.rink === null ? null : (
          <Text as="span" soft size="sm">
            {' '}
            {skater.rink}
            {skater.event === undefined || isBelowEvent ? '' : ` · ${skater.event}`}
          </Text>
        )}
      </span>
      {skater.rink === null ? null : <Star skater={skater} />}
    </span>
  );
}

function Star({ skater }: Pick<SkaterNameProps, 'skater'>) {
  const { t } = useTranslation('follow');
  const { isFollowed, toggle } = useFollowed();
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isFollowed(skater)}
      aria-label={t('star', {
        name: skater.name,
        rink: [skater.rink, skater.event].filter((part) => part !== undefined).join(', '),
      })}
      onClick={({ currentTarget }) => {
        // Above it comes or goes the list of those who are followed.
        holdPlace(currentTarget);
        showToast(t(isFollowed(skater) ? 'ended' : 'begun', { name: skater.name }), 'good', 'star');
        toggle(skater);
      }}
    >
      <Drawing path={STAR} small />
    </button>
  );
}
