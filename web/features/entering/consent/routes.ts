import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';

const page = lazyPages('consent');

export const routes: RouteObject[] = [
  { path: '/waiver', lazy: page(async () => (await import('./WaiverPage.tsx')).WaiverPage) },
];
