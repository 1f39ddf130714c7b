import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('music');

export const adminRoutes: RouteObject[] = [
  {
    path: paths.music(),
    lazy: page(async () => (await import('./MusicFilesPage.tsx')).MusicFilesPage, 'table'),
  },
];
