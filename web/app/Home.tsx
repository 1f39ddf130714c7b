import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import type { Role } from '../../shared/contract/core/roles.ts';
import { managerHome } from '../features/entering/dashboard/routes.ts';
import { administratorHome, coachHome, familyHome } from '../features/public/home/routes.ts';
import { useKnownUser } from '../session/useSession.ts';
import { Spinner } from '../ui/Waiting.tsx';

const HOMES: Readonly<Record<Role, LazyExoticComponent<ComponentType>>> = {
  SUPER_ADMIN: lazy(async () => ({ default: (await administratorHome()).Component })),
  HEAD_COACH: lazy(async () => ({ default: (await coachHome()).Component })),
  MANAGER: lazy(async () => ({ default: (await managerHome()).Component })),
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
