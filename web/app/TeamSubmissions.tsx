import { lazy, Suspense } from 'react';
import { teamSubmissionsPage as ofCompetition } from '../features/entering/entryLists/adminRoutes.ts';
import { myTeamSubmissionsPage as ofFamily } from '../features/entering/myEntries/adminRoutes.ts';
import { useKnownUser } from '../session/useSession.ts';
import { Spinner } from '../ui/Waiting.tsx';

const OfCompetition = lazy(async () => ({ default: (await ofCompetition()).Component }));
const OfFamily = lazy(async () => ({ default: (await ofFamily()).Component }));

/** One address, two pages: a coach sees a competition's team entries, a family its own. */
export function TeamSubmissions() {
  const { role } = useKnownUser();
  return (
    <Suspense fallback={<Spinner />}>{role === 'HEAD_COACH' ? <OfCompetition /> : <OfFamily />}</Suspense>
  );
}
