import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('myAccount', 'security', 'entries', 'conflict');

export const adminRoutes: RouteObject[] = [
  { path: paths.myAccount, lazy: page(async () => (await import('./MyAccountPage.tsx')).MyAccountPage) },
];
