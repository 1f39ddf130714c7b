import { useCallback, useEffect, useState } from 'react';
import type { DeskReport } from '../../../../../shared/contract/entering/music/desk.ts';
import { call } from '../../../../api/client.ts';
import { deskId, noteSent, unsentPlays } from './plays.ts';

const EACH_MILLISECONDS = 60_000;

/** Tells the server each minute, and after each play, what was played; says which other desks are there. */
export function useReports(competitionId: string, surfaceId: string) {
  const [others, setOthers] = useState<DeskReport['others']>([]);
  const report = useCallback(async () => {
    const plays = unsentPlays(competitionId);
    try {
      const { data } = await call('reportMusicDesk', {
        params: { competitionId, deskId: deskId() },
        body: { surfaceId, plays: [...plays] },
        background: true,
      });
      noteSent(competitionId, plays);
      setOthers(data.others);
    } catch {
      // Without a network the next minute tries again; the plays are kept.
      setOthers([]);
    }
  }, [competitionId, surfaceId]);
  useEffect(() => {
    const first = setTimeout(() => void report());
    const timer = setInterval(() => void report(), EACH_MILLISECONDS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [report]);
  return { others, report };
}
