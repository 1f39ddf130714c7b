import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const organisers = lazyPages('panels', 'history', 'table');
const judges = lazyPages('judging');

export const adminRoutes: RouteObject[] = [
  { path: paths.panels(), lazy: organisers(async () => (await import('./PanelsPage.tsx')).PanelsPage) },
  {
    path: paths.judging(),
    lazy: judges(async () => (await import('./judging/JudgingPage.tsx')).JudgingPage),
  },
];
