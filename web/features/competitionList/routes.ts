import type { RouteObject } from 'react-router-dom';
import { pagesOf } from '../../lazyPage.ts';
import { paths } from '../../paths.ts';

const page = pagesOf('landing', 'competitionList');

export const routes: RouteObject[] = [
  { path: paths.landing, lazy: page(async () => (await import('./LandingPage.tsx')).LandingPage) },
];
