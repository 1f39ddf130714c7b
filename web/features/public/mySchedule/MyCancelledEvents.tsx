import type { MySchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { formatAmount } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Box } from '../../../ui/Box.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './MyDay.module.css';

interface MyCancelledEventsProps {
  readonly events: MySchedule['cancelledEvents'];
}

/** Events that skaters or pupils don't skate any more, with the reason and the family's refund. */
export function MyCancelledEvents({ events }: MyCancelledEventsProps) {
  const { t } = useTranslation('mySchedule');
  if (events.length === 0) return null;
  return (
    <Stack as="section" gap={3} className={styles.day}>
      <h2>{t('cancelledEvents.title')}</h2>
      <Box as="ul" frame="panel" className={styles.items} role="list">
        {events.map(({ entryId, name, format, level, reason, refund, currency }) => (
          <li key={`${entryId} ${format} ${level}`} className={styles.missing}>
            {name} · <s>{eventLabel(format, level)}</s>
            <Text soft size="sm">
              {t('cancelledEvents.reason', { reason })}
            </Text>
            {refund === null || refund === 0 ? null : (
              <Text size="sm">{t('cancelledEvents.refund', { amount: formatAmount(refund, currency) })}</Text>
            )}
          </li>
        ))}
      </Box>
    </Stack>
  );
}
