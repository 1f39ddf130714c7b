import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('members', 'memberImport', 'conflict');

export const adminRoutes: RouteObject[] = [
  { path: paths.members, lazy: page(async () => (await import('./MembersPage.tsx')).MembersPage, 'table') },
  {
    path: paths.importMembers,
    lazy: page(async () => (await import('./import/ImportPage.tsx')).ImportPage, 'sheetImport', 'recheck'),
  },
];
