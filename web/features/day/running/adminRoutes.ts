import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('running', 'live', 'rests', 'corrections');

export const adminRoutes: RouteObject[] = [
  { path: paths.nowAndNext(), lazy: page(async () => (await import('./RunningPage.tsx')).RunningPage) },
];
