import type { RouteObject } from 'react-router-dom';
import { pagesOf } from '../../lazyPage.ts';
import { paths } from '../../paths.ts';

const page = pagesOf('settings', 'competitionFields', 'conflict', 'uploads');

export const adminRoutes: RouteObject[] = [
  { path: paths.settings, lazy: page(async () => (await import('./SettingsPage.tsx')).SettingsPage) },
];
