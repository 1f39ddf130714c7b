import type { RouteObject } from 'react-router-dom';
import { pagesOf } from '../../lazyPage.ts';
import { paths } from '../../paths.ts';

const page = pagesOf('entryHandover');

export const routes: RouteObject[] = [
  { path: paths.takeOver, lazy: page(async () => (await import('./TakeOverPage.tsx')).TakeOverPage) },
];
