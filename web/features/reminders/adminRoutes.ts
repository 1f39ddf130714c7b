import type { RouteObject } from 'react-router-dom';
import { pagesOf } from '../../lazyPage.ts';
import { paths } from '../../paths.ts';

const page = pagesOf('reminders');

export const adminRoutes: RouteObject[] = [
  { path: paths.reminders(), lazy: page(async () => (await import('./RemindersPage.tsx')).RemindersPage) },
];
