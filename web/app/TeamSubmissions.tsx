import { lazy, Suspense } from 'react';
import { teamSubmissionsPage as ofCompetition } from '../features/entryLists/adminRoutes.ts';
import { teamSubmissionsPage as ofFamily } from '../features/myEntries/adminRoutes.ts';
import { useUser } from '../session/useSession.ts';
import { Spinner } from '../ui/Waiting.tsx';

const OfCompetition = lazy(async () => ({ default: (await ofCompetition()).Component }));
const OfFamily = lazy(async () => ({ default: (await ofFamily()).Component }));

/** One address, two pages: a coach sees a competition's team entries, a family its own. */
export function TeamSubmissions() {
  const { role } = useUser();
  return (
    <Suspense fallback={<Spinner />}>{role === 'HEAD_COACH' ? <OfCompetition /> : <OfFamily />}</Suspense>
  );
}
