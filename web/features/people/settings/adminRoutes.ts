import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('settings', 'competitionFields', 'conflict', 'uploads');

export const adminRoutes: RouteObject[] = [
  { path: paths.settings, lazy: page(async () => (await import('./SettingsPage.tsx')).SettingsPage) },
];
