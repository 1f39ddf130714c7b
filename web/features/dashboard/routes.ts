import type { RouteObject } from 'react-router-dom';
import { pagesOf } from '../../lazyPage.ts';

const page = pagesOf('dashboard', 'competitionList');

export const homeRoute: RouteObject = {
  index: true,
  lazy: page(async () => (await import('./HomePage.tsx')).HomePage),
};
