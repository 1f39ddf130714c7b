import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('mySchedule', 'myResult', 'sharePage');

export const adminRoutes: RouteObject[] = [
  { path: paths.myDay(), lazy: page(async () => (await import('./MyDayPage.tsx')).MyDayPage) },
];
