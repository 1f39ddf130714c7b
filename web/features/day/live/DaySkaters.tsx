import { Suspense } from 'react';
import { oldestAnswer } from '../../../api/keptAnswers.ts';
import { useSession } from '../../../session/useSession.ts';
import { useAccountStars } from '../follow/index.ts';
import { FollowedSkaters } from './FollowSkaters.tsx';
import { LaterOwnSkaters } from './laterOwnSkaters.ts';
import { GLANCE_MILLISECONDS, useLive } from './useLive.ts';

/** The reader's own and followed skaters of today, on a page of which they are a small part. */
export function DaySkaters({ competitionId }: { readonly competitionId: string }) {
  const { user } = useSession();
  const asked = useLive(competitionId, true, GLANCE_MILLISECONDS);
  useAccountStars();
  const live = oldestAnswer([asked]) === null ? asked.data : undefined;
  if (!live || live.date === null) return null;
  const followed = <FollowedSkaters live={live} />;
  if (user === null) return followed;
  return (
    <Suspense fallback={followed}>
      <LaterOwnSkaters live={live} competitionId={competitionId} accountId={user.id} />
    </Suspense>
  );
}
