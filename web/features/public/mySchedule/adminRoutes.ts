import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('mySchedule', 'myResult', 'sharePage');
const rinkPage = lazyPages('rinkDay', 'mySchedule');

export const adminRoutes: RouteObject[] = [
  { path: paths.myDay(), lazy: page(async () => (await import('./MyDayPage.tsx')).MyDayPage) },
  {
    path: paths.rinkDay(),
    lazy: rinkPage(async () => (await import('./RinkDayPage.tsx')).RinkDayPage),
  },
];
