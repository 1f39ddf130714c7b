import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('messages');

export const adminRoutes: RouteObject[] = [
  { path: paths.messages(), lazy: page(async () => (await import('./MessagesPage.tsx')).MessagesPage) },
];
