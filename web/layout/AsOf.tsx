import { venueTimeOf } from '../../shared/domain/core/dates/venueTime.ts';
import { serverAhead } from '../api/serverClock.ts';
import { currentTime } from '../clock.ts';
import { formatInstant, formatTime } from '../i18n/formats.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { oldestAnswer } from '../api/keptAnswers.ts';
import { Box } from '../ui/Box.tsx';

interface AsOfProps {
  /** What the page shows. */
  readonly queries: Parameters<typeof oldestAnswer>[0];
  readonly timeZone: string;
}

/** While the network fails, when the page is from: times may have changed since. Nothing as long as all is new. */
export function AsOf({ queries, timeZone }: AsOfProps) {
  const { t } = useTranslation('layout');
  const since = oldestAnswer(queries);
  if (since === null) return null;
  const inVenue = (at: number) => venueTimeOf(new Date(at + serverAhead()).toISOString(), timeZone);
  const [day, time = ''] = inVenue(since).split('T');
  const isToday = inVenue(currentTime().getTime()).startsWith(day ?? '');
  const when = isToday ? formatTime(time) : formatInstant(new Date(since).toISOString(), timeZone);
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
      {t('asOf', { when })}
    </Box>
  );
}
