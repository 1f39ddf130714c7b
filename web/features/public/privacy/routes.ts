import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('privacy');

export const routes: RouteObject[] = [
  { path: paths.privacy, lazy: page(async () => (await import('./PrivacyPage.tsx')).PrivacyPage) },
];
