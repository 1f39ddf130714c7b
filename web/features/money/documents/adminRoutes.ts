import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('documents', 'pay');

export const adminRoutes: RouteObject[] = [
  { path: paths.receipt(), lazy: page(async () => (await import('./ReceiptsPage.tsx')).ReceiptsPage) },
];
