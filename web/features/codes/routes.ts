import type { RouteObject } from 'react-router-dom';
import { pagesOf } from '../../lazyPage.ts';

const page = pagesOf('openCode', 'seats');

export const routes: RouteObject[] = [
  { path: '/code', lazy: page(async () => (await import('./OpenCodePage.tsx')).OpenCodePage) },
];
