import type { RouteObject } from 'react-router-dom';
import { pagesOf } from '../../lazyPage.ts';
import { paths } from '../../paths.ts';

const page = pagesOf('users', 'table');

export const adminRoutes: RouteObject[] = [
  { path: paths.users, lazy: page(async () => (await import('./UsersPage.tsx')).UsersPage) },
];
