import type { RouteObject } from 'react-router-dom';
import { pagesOf } from '../../lazyPage.ts';
import { paths } from '../../paths.ts';

const page = pagesOf('documents');

export const adminRoutes: RouteObject[] = [
  { path: paths.receipt(), lazy: page(async () => (await import('./ReceiptsPage.tsx')).ReceiptsPage) },
];
