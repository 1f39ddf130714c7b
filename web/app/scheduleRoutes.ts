import { routes } from '../features/public/publicSchedule/routes.ts';
import { routes as resultRoutes } from '../features/day/results/routes.ts';
import type { Branch } from './lateRoutes.ts';
import { WITH_HEADER } from './routes.tsx';

/** The spectators' pages, without those of accounts and entries. */
export const SCHEDULE_ROUTES: readonly Branch[] = [
  { parent: WITH_HEADER, routes: [...routes, ...resultRoutes] },
];
