import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages(
  'entries',
  'entryStates',
  'entryChanges',
  'groupEntries',
  'eligibility',
  'competitionList',
  'consent',
);

/** The entry forms. */
export const routes: RouteObject[] = [
  {
    path: paths.individualForm(),
    lazy: page(async () => (await import('./form/individualForm.ts')).individualForm, 'membershipHint'),
  },
  {
    path: paths.teamForm(),
    lazy: page(async () => (await import('./roster/teamForm.tsx')).teamForm),
  },
  {
    path: paths.danceForm(),
    lazy: page(async () => (await import('./form/coupleForm.tsx')).coupleForm, 'membershipHint'),
  },
];
