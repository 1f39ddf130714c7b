import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('entryHandover');

export const routes: RouteObject[] = [
  { path: paths.takeOver, lazy: page(async () => (await import('./TakeOverPage.tsx')).TakeOverPage) },
];
