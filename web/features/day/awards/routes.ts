import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';

const page = lazyPages('podium', 'awarding');
const certificatePage = lazyPages('certificate');

export const routes: RouteObject[] = [
  {
    path: '/certificates/:competitionId/:flightId/:code',
    lazy: certificatePage(async () => (await import('./CertificatePage.tsx')).CertificatePage),
  },
];

/** Below the header of a code. */
export const dayRoutes: RouteObject[] = [
  {
    path: '/day/:competitionId/podium',
    lazy: page(async () => (await import('./PodiumPage.tsx')).PodiumPage),
  },
];
