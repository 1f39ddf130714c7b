import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('rehearsal', 'seats');

export const adminRoutes: RouteObject[] = [
  { path: paths.rehearsal(), lazy: page(async () => (await import('./RehearsalPage.tsx')).RehearsalPage) },
];
