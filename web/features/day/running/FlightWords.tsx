import type { RunFlight } from '../../../../shared/contract/day/running/dayRuns.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Text } from '../../../ui/Text.tsx';
import { timesOf } from '../live/index.ts';
import styles from './Running.module.css';

interface FlightProps {
  readonly flight: Pick<RunFlight, 'event' | 'part'>;
}

interface FlightTimeProps {
  readonly flight: Pick<RunFlight, 'start' | 'expected'>;
  /** It has lost its ice: nobody knows its time. */
  readonly hasNoIce?: boolean;
}

/** A flight's event, and which of its flights it is. */
export function FlightName({ flight: { event, part } }: FlightProps) {
  const { t } = useTranslation('running');
  return (
    <>
      <strong>{eventLabel(event.format, event.level)}</strong>
      {part.of > 1 ? (
        <Text as="span" soft size="sm">
          {' '}
          {t('part', part)}
        </Text>
      ) : null}
    </>
  );
}

/** When it is expected, and the published time where that is another. */
export function FlightTime({ flight: { start, expected }, hasNoIce = false }: FlightTimeProps) {
  const { t } = useTranslation('running');
  const { time, publishedTime } = timesOf({ start: start.slice(0, -3), expected });
  if (hasNoIce)
    return (
      <span className={styles.time}>
        <VisuallyHidden>{t('planned', { time: start.slice(0, 5) })}</VisuallyHidden>
        <s aria-hidden="true">{start.slice(0, 5)}</s>
      </span>
    );
  return (
    <span className={styles.time}>
      {time}
      {publishedTime === null ? null : (
        <>
          <VisuallyHidden>{t('planned', { time: publishedTime })}</VisuallyHidden>
          <s aria-hidden="true">{publishedTime}</s>
        </>
      )}
    </span>
  );
}
