import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('formBuilder', 'entries', 'entryStates');

export const adminRoutes: RouteObject[] = [
  {
    path: paths.editForm(),
    lazy: page(async () => (await import('./editor/FormBuilderPage.tsx')).FormBuilderPage, 'conflict'),
  },
  {
    path: paths.form(),
    lazy: page(async () => (await import('./overview/FormPage.tsx')).FormPage, 'history'),
  },
];
