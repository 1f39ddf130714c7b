import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('entryImport', 'sheetImport', 'conflict');

export const adminRoutes: RouteObject[] = [
  {
    path: paths.importEntries(),
    lazy: page(async () => (await import('./ImportEntriesPage.tsx')).ImportEntriesPage),
  },
];
