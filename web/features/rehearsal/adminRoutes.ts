import type { RouteObject } from 'react-router-dom';
import { pagesOf } from '../../lazyPage.ts';
import { paths } from '../../paths.ts';

const page = pagesOf('rehearsal', 'seats');

export const adminRoutes: RouteObject[] = [
  { path: paths.rehearsal(), lazy: page(async () => (await import('./RehearsalPage.tsx')).RehearsalPage) },
];
