import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('landing', 'competitionList');

export const routes: RouteObject[] = [
  { path: paths.landing, lazy: page(async () => (await import('./LandingPage.tsx')).LandingPage) },
];
