import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('reminders');

export const adminRoutes: RouteObject[] = [
  { path: paths.reminders(), lazy: page(async () => (await import('./RemindersPage.tsx')).RemindersPage) },
];
