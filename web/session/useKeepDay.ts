import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasOwnDay, useSession } from './useSession.ts';
import { whenIdle } from '../ui/whenIdle.ts';

/**
 * On a page of the day: keeps it on the device of who skates or teaches, or follows a skater. Anybody else may never come
 * back, and would fetch 400 KiB for nothing (decision 0330).
 * @param competitionId whose schedule is kept too, though nobody has opened it yet
 */
export function useKeepDay(isFollower = false, competitionId: string | null = null): void {
  const client = useQueryClient();
  const { user } = useSession();
  const account = user && hasOwnDay(user.role) ? user.id : null;
  const isWanted = account !== null || isFollower;
  useEffect(() => {
    if (!isWanted || !('serviceWorker' in navigator)) return;
    whenIdle(() => {
      import('../api/familyDay.ts')
        .then(({ keepDay }) => keepDay(client, account, competitionId))
        // Without storage, or a network by now, the next visit tries again.
        .catch(() => undefined);
    });
  }, [client, account, competitionId, isWanted]);
}
