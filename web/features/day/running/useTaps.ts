import type { RunFlight } from '../../../../shared/contract/day/running/dayRuns.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { formatClock } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { showToast } from '../../../ui/toastStore.ts';
import { tapNow, unsentTaps } from '../rests/index.ts';

/** The taps of a flight, kept while there is no network. Whoever taps second is told when and by whom it was done. */
export function useTaps(competitionId: string, timeZone: string) {
  const { t } = useTranslation('running');
  const clock = (instant: string | null) =>
    instant === null ? '' : formatClock(new Date(instant), timeZone);
  const tap = async (what: 'start' | 'end', { id, event }: RunFlight, secondsAgo = 0) => {
    try {
      const done = await unsentTaps.send(
        tapNow({ competitionId, flightId: id, what, until: null, read: null }, secondsAgo),
      );
      if (!done || !('startedAt' in done)) return;
      const flight = eventLabel(event.format, event.level);
      showToast(
        what === 'start' && done.startedAt !== null
          ? t('done.start', { flight, time: clock(done.startedAt), by: done.startedBy ?? '' })
          : t('done.end', { flight, time: clock(done.endedAt), by: done.endedBy ?? '' }),
      );
    } catch (thrown) {
      showToast(errorMessage(thrown) ?? String(thrown), 'bad');
    }
  };
  return {
    clock,
    start: (flight: RunFlight, secondsAgo = 0) => tap('start', flight, secondsAgo),
    end: (flight: RunFlight) => tap('end', flight),
  };
}
