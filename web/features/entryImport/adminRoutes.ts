import type { RouteObject } from 'react-router-dom';
import { pagesOf } from '../../lazyPage.ts';
import { paths } from '../../paths.ts';

const page = pagesOf('entryImport', 'conflict');

export const adminRoutes: RouteObject[] = [
  {
    path: paths.importEntries(),
    lazy: page(async () => (await import('./ImportEntriesPage.tsx')).ImportEntriesPage),
  },
];
