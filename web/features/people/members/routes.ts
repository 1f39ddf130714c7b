import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('members');

export const routes: RouteObject[] = [
  { path: paths.checkIsi, lazy: page(async () => (await import('./check/CheckIsiPage.tsx')).CheckIsiPage) },
];
