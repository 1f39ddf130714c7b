import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('users', 'table');

export const adminRoutes: RouteObject[] = [
  { path: paths.users, lazy: page(async () => (await import('./UsersPage.tsx')).UsersPage) },
];
