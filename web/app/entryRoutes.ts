import type { RouteObject } from 'react-router-dom';
import { page } from '../lazyPage.ts';
import { paths } from '../paths.ts';

/** The forms in which entries are made and changed, and the page after it. */
export const ENTRY_ROUTES: RouteObject[] = [
  {
    path: paths.individualForm(),
    lazy: page(
      async () => (await import('../features/enter/form/IndividualFormPage.tsx')).IndividualFormPage,
      'entries',
      'groupEntries',
      'entryChanges',
      'refunds',
      'eligibility',
      'entryStates',
      'competitions',
      'memberships',
    ),
  },
  {
    path: paths.teamForm(),
    lazy: page(
      async () => (await import('../features/enter/roster/TeamFormPage.tsx')).TeamFormPage,
      'entries',
      'entryChanges',
      'refunds',
      'eligibility',
      'groupEntries',
      'entryStates',
      'competitions',
    ),
  },
  {
    path: paths.danceForm(),
    lazy: page(
      async () => (await import('../features/enter/form/DanceFormPage.tsx')).DanceFormPage,
      'entries',
      'entryChanges',
      'refunds',
      'eligibility',
      'groupEntries',
      'entryStates',
      'competitions',
      'memberships',
    ),
  },
  {
    path: '/success',
    lazy: page(
      async () => (await import('../features/enter/received/SuccessPage.tsx')).SuccessPage,
      'received',
      'eligibility',
      'emergency',
      'entryChanges',
      'refunds',
      'entryStates',
      'competitionPage',
    ),
  },
];
