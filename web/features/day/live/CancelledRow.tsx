import type { CancelledFlight } from '../../../../shared/contract/day/running/live.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './Live.module.css';

/** A flight of a cancelled event where it would have stood. */
export function CancelledRow({ flight }: { readonly flight: CancelledFlight }) {
  const { t } = useTranslation('live');
  const { start, format, level, part } = flight;
  return (
    <>
      <Text as="span" soft figures>
        {formatTime(start)}
      </Text>
      <p className={styles.cancelled}>
        <s>
          {eventLabel(format, level)}
          {part.of > 1 ? ` ${t('part', part)}` : ''}
        </s>
        <Pill tone="bad">{t('cancelled')}</Pill>
      </p>
    </>
  );
}
