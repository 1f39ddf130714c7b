import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('waitlist');

export const adminRoutes: RouteObject[] = [
  { path: paths.waiting(), lazy: page(async () => (await import('./WaitlistPage.tsx')).WaitlistPage) },
];
