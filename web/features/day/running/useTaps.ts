import type { RunFlight } from '../../../../shared/contract/day/running/dayRuns.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { venueTimeOf } from '../../../../shared/domain/core/dates/venueTime.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { showToast } from '../../../ui/toastStore.ts';
import { tapNow, unsentTaps } from '../rests/index.ts';

/** The taps of a flight, kept while there is no network. Whoever taps second is told when and by whom it was done. */
export function useTaps(competitionId: string, timeZone: string) {
  const { t } = useTranslation('running');
  const clock = (instant: string | null) =>
    instant === null ? '' : venueTimeOf(instant, timeZone).slice(-5);
  const tap = async (operation: 'startFlight' | 'endFlight', { id, event }: RunFlight) => {
    try {
      const what = operation === 'startFlight' ? 'start' : 'end';
      const answer = await unsentTaps.send(
        tapNow({ competitionId, flightId: id, what, until: null }),
        (secondsAgo) =>
          call(operation, {
            params: { competitionId, flightId: id },
            ...(secondsAgo > 0 && { query: { secondsAgo: String(secondsAgo) } }),
            background: true,
            refetch: 'now',
          }),
      );
      if (!answer) return;
      const { data } = answer;
      const flight = eventLabel(event.format, event.level);
      showToast(
        operation === 'startFlight' && data.startedAt !== null
          ? t('done.start', { flight, time: clock(data.startedAt), by: data.startedBy ?? '' })
          : t('done.end', { flight, time: clock(data.endedAt), by: data.endedBy ?? '' }),
      );
    } catch (thrown) {
      showToast(errorMessage(thrown) ?? String(thrown), 'bad');
    }
  };
  return {
    clock,
    start: (flight: RunFlight) => tap('startFlight', flight),
    end: (flight: RunFlight) => tap('endFlight', flight),
  };
}
