import type { RouteObject } from 'react-router-dom';
import { pagesOf } from '../../lazyPage.ts';
import { paths } from '../../paths.ts';

const page = pagesOf();
const formPage = pagesOf(
  'entries',
  'entryStates',
  'entryChanges',
  'groupEntries',
  'eligibility',
  'competitionList',
  'consent',
);

/** The entry forms, and the pages that follow them. */
export const routes: RouteObject[] = [
  {
    path: paths.individualForm(),
    lazy: formPage(async () => (await import('./form/individualForm.ts')).individualForm, 'membershipHint'),
  },
  {
    path: paths.teamForm(),
    lazy: formPage(async () => (await import('./roster/teamForm.tsx')).teamForm),
  },
  {
    path: paths.danceForm(),
    lazy: formPage(async () => (await import('./form/coupleForm.tsx')).coupleForm, 'membershipHint'),
  },
  {
    path: '/success',
    lazy: page(
      async () => (await import('./received/SuccessPage.tsx')).SuccessPage,
      'received',
      'entryPage',
      'pay',
    ),
  },
  ...[paths.updateCouplePartner(), paths.updateDancePartner()].map((path) => ({
    path,
    lazy: page(
      async () => (await import('./partner/PartnerPage.tsx')).PartnerPage,
      'partner',
      'entryStates',
      'conflict',
      'entries',
      'groupEntries',
      'membershipHint',
      'consent',
    ),
  })),
];
