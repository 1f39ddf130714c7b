import { Suspense } from 'react';
import type { Live } from '../../../../shared/contract/day/running/live.ts';
import { useSession } from '../../../session/useSession.ts';
import { FollowedSkaters } from './FollowSkaters.tsx';
import { LaterOwnSkaters } from './laterOwnSkaters.ts';

interface LiveSkatersProps {
  readonly live: Live;
  readonly competitionId: string;
}

/** Own skaters, where somebody is logged in, and followed ones. */
export function LiveSkaters({ live, competitionId }: LiveSkatersProps) {
  const { user } = useSession();
  const followed = <FollowedSkaters live={live} competitionId={competitionId} />;
  if (user === null) return followed;
  return (
    <Suspense fallback={followed}>
      <LaterOwnSkaters live={live} competitionId={competitionId} accountId={user.id} />
    </Suspense>
  );
}
