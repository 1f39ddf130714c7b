import { venueTimeOf } from '../../../../shared/domain/core/dates/venueTime.ts';
import { serverAhead } from '../../../api/serverClock.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Box } from '../../../ui/Box.tsx';

interface OfflineProps {
  /** Of the last answer, by this device's clock. */
  readonly since: number;
  readonly timeZone: string;
}

/** The page is from then: times may have changed. */
export function Offline({ since, timeZone }: OfflineProps) {
  const { t } = useTranslation('live');
  const at = venueTimeOf(new Date(since + serverAhead()).toISOString(), timeZone);
  return (
    <Box
      as="p"
      round="control"
      background="warn"
      pad={3}
      padInline={4}
      tone="warn"
      weight="medium"
      role="status"
    >
      {t('offline', { time: formatTime(at.slice(-5)) })}
    </Box>
  );
}
