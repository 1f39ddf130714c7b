import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('exports', 'protocol', 'entryStates', 'entryLists', 'table');

export const adminRoutes: RouteObject[] = [
  { path: paths.exports(), lazy: page(async () => (await import('./ExportsPage.tsx')).ExportsPage) },
];
