import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { shiftDay } from '../../../../../shared/domain/core/dates/days.ts';
import { isApiError } from '../../../../api/ApiError.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { currentTime } from '../../../../clock.ts';
import { registerWorker } from '../../../../offline/registerWorker.ts';
import { useRunsOfDay } from '../useRunsOfDay.ts';
import { isRefused } from '../ClosedScreen.tsx';
import type { DeskDay } from './deskDay.ts';
import { dropOldDesks, keepDeskDay, keptDay } from './deskStore.ts';

const MUSIC_MILLISECONDS = 60_000;

/** The day as the server has it, or as this device kept it where there is no network. */
export function useDeskDay(competitionId: string) {
  const runs = useRunsOfDay(competitionId);
  const music = useQuery({
    ...requestQuery('listMusic', { params: { competitionId }, quiet: true }),
    refetchInterval: MUSIC_MILLISECONDS,
  });
  const [kept, setKept] = useState<DeskDay | null>(null);
  const isClosed = isRefused(runs.error);
  // A scorer's code reads no music: titles are all there is.
  const titlesOnly = isRefused(music.error);
  const files = music.data ?? (titlesOnly ? null : (kept?.music ?? null));
  const day: DeskDay | null = runs.data
    ? { runs: runs.data, music: files }
    : kept && { ...kept, music: files };
  useEffect(() => {
    if (runs.data && music.data)
      void keepDeskDay(competitionId, { runs: runs.data, music: music.data }).catch(() => undefined);
  }, [competitionId, runs.data, music.data]);
  const isLost = runs.isError && !runs.data && isUnanswered(runs.error);
  useEffect(() => {
    if (isLost)
      keptDay(competitionId).then(setKept, () => {
        // A browser that forbids storage has kept nothing.
      });
  }, [isLost, competitionId]);
  useKeptPage();
  return { day: isClosed ? null : day, runs, isClosed, titlesOnly, isOld: runs.isError };
}

const isUnanswered = (error: unknown) => isApiError(error) && (error.status === 0 || error.status >= 500);

/** Keeps the page's files, and lets go of competitions that are over. */
function useKeptPage(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    registerWorker('/day-worker.js', '/day/').catch(() => undefined);
    // West of Greenwich the last evening is tomorrow already.
    dropOldDesks(shiftDay(currentTime().toISOString().slice(0, 10), -1)).catch(() => undefined);
  }, []);
}
