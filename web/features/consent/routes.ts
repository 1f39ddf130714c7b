import type { RouteObject } from 'react-router-dom';
import { pagesOf } from '../../lazyPage.ts';

const page = pagesOf('consent');

export const routes: RouteObject[] = [
  { path: '/waiver', lazy: page(async () => (await import('./WaiverPage.tsx')).WaiverPage) },
];
