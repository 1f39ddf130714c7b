import type { RouteObject } from 'react-router-dom';
import { pagesOf } from '../../lazyPage.ts';
import { paths } from '../../paths.ts';

const page = pagesOf('waitlist');

export const adminRoutes: RouteObject[] = [
  { path: paths.waiting(), lazy: page(async () => (await import('./WaitlistPage.tsx')).WaitlistPage) },
];
