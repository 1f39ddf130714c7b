import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('rinks', 'table', 'history', 'conflict', 'uploads');

export const adminRoutes: RouteObject[] = [
  { path: paths.rinks, lazy: page(async () => (await import('./RinksPage.tsx')).RinksPage) },
];
