import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';

const page = lazyPages('openCode', 'seats');

export const routes: RouteObject[] = [
  { path: '/code', lazy: page(async () => (await import('./OpenCodePage.tsx')).OpenCodePage) },
];
