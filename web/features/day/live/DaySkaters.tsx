import { oldestAnswer } from '../../../api/keptAnswers.ts';
import { useAccountStars } from '../follow/index.ts';
import { LiveSkaters } from './LiveSkaters.tsx';
import { GLANCE_MILLISECONDS, useLive } from './useLive.ts';

/** The reader's own and followed skaters of today, on a page of which they are a small part. */
export function DaySkaters({ competitionId }: { readonly competitionId: string }) {
  const asked = useLive(competitionId, true, GLANCE_MILLISECONDS);
  useAccountStars();
  const live = oldestAnswer([asked]) === null ? asked.data : undefined;
  if (!live || live.date === null) return null;
  return <LiveSkaters live={live} competitionId={competitionId} />;
}
