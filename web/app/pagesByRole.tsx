import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import type { Role } from '../../shared/contract/core/roles.ts';
import { teamSubmissionsPage as ofCompetition } from '../features/entering/entryLists/adminRoutes.ts';
import { myTeamSubmissionsPage as ofFamily } from '../features/entering/myEntries/adminRoutes.ts';
import { administratorHome, coachHome, familyHome } from '../features/public/home/routes.ts';
import { useKnownUser } from '../session/useSession.ts';
import { Spinner } from '../ui/Waiting.tsx';

const HOMES: Readonly<Record<Role, LazyExoticComponent<ComponentType>>> = {
  SUPER_ADMIN: lazy(async () => ({ default: (await administratorHome()).Component })),
  HEAD_COACH: lazy(async () => ({ default: (await coachHome()).Component })),
  MANAGER: lazy(async () => (await import('./ManagerHome.tsx')).managerHomeOfToday()),
  SKATER: lazy(async () => ({ default: (await familyHome()).Component })),
};

/** `/admin`: what needs the account's attention today, by its role. */
export function Home() {
  const OfRole = HOMES[useKnownUser().role];
  return (
    <Suspense fallback={<Spinner />}>
      <OfRole />
    </Suspense>
  );
}

const OfCompetition = lazy(async () => ({ default: (await ofCompetition()).Component }));
const OfFamily = lazy(async () => ({ default: (await ofFamily()).Component }));

/** One address, two pages: a coach sees a competition's team entries, a family its own. */
export function TeamSubmissions() {
  const { role } = useKnownUser();
  return (
    <Suspense fallback={<Spinner />}>{role === 'HEAD_COACH' ? <OfCompetition /> : <OfFamily />}</Suspense>
  );
}
