import type { RunFlight } from '../../../../shared/contract/day/running/dayRuns.ts';
import { useRef } from 'react';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { formatClock } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { showToast } from '../../../ui/toastStore.ts';
import { tapNow, unsentTaps } from '../rests/index.ts';

/** So long the page may still show the flight as it was before the tap. */
const AGAIN_MILLISECONDS = 3_000;

/** The taps of a flight, kept while there is no network. Whoever taps second is told when and by whom it was done. */
export function useTaps(competitionId: string, timeZone: string) {
  const { t } = useTranslation('running');
  const clock = (instant: string | null) =>
    instant === null ? '' : formatClock(new Date(instant), timeZone);
  const tapped = useRef(new Set<string>());
  const tap = async (what: 'start' | 'end', { id, event, part }: RunFlight, secondsAgo = 0) => {
    // A double click is one tap: it is told once.
    const own = `${what} ${id}`;
    if (tapped.current.has(own)) return;
    tapped.current.add(own);
    let isKept = false;
    try {
      const done = await unsentTaps.send(
        tapNow({ competitionId, flightId: id, what, until: null, read: null }, secondsAgo),
      );
      if (!done || !('startedAt' in done)) return;
      isKept = true;
      const name = eventLabel(event.format, event.level);
      const flight = part.of > 1 ? t('flightPart', { event: name, ...part }) : name;
      showToast(
        what === 'start' && done.startedAt !== null
          ? t('done.start', { flight, time: clock(done.startedAt), by: done.startedBy ?? '' })
          : t('done.end', { flight, time: clock(done.endedAt), by: done.endedBy ?? '' }),
      );
    } catch (thrown) {
      showToast(errorMessage(thrown) ?? String(thrown), 'bad');
    } finally {
      const forget = () => tapped.current.delete(own);
      if (isKept) setTimeout(forget, AGAIN_MILLISECONDS);
      else forget();
    }
  };
  return {
    clock,
    start: (flight: RunFlight, secondsAgo = 0) => tap('start', flight, secondsAgo),
    end: (flight: RunFlight, secondsAgo = 0) => tap('end', flight, secondsAgo),
  };
}
