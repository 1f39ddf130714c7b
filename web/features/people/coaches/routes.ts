import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('coachAccount');

export const routes: RouteObject[] = [
  {
    path: paths.coachInvitation,
    lazy: page(async () => (await import('./CoachInvitationPage.tsx')).CoachInvitationPage),
  },
];
