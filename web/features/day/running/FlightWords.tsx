import type { RunFlight } from '../../../../shared/contract/day/running/dayRuns.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { CrossedOutTime } from '../../../ui/CrossedOutTime.tsx';
import { Text } from '../../../ui/Text.tsx';
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
  const isOther = expected !== null && formatTime(expected) !== formatTime(start);
  return (
    <span className={styles.time}>
      {hasNoIce ? null : formatTime(expected ?? start)}
      {hasNoIce || isOther ? <CrossedOutTime time={start} /> : null}
    </span>
  );
}
