import { lazy, Suspense } from 'react';
import { Spinner } from '../ui/Waiting.tsx';
import { useUser } from '../session/useSession.ts';

const OfCompetition = lazy(async () => ({
  default: (await import('../features/entryLists/pages.tsx')).TeamSubmissionsPage,
}));
const OfFamily = lazy(async () => ({
  default: (await import('../features/myEntries/SubmissionsPage.tsx')).TeamSubmissionsPage,
}));

/** One address, two readers: a coach sees a competition's submissions, a family its own. */
export function TeamSubmissions() {
  const { role } = useUser();
  return (
    <Suspense fallback={<Spinner />}>{role === 'HEAD_COACH' ? <OfCompetition /> : <OfFamily />}</Suspense>
  );
}
