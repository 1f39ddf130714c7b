import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';

const page = lazyPages(
  'entryRecord',
  'entryActions',
  'eligibility',
  'entryChanges',
  'entryHandover',
  'consent',
  'refunds',
  'payments',
  'entryStates',
  'history',
  'entryLists',
);

export const adminRoutes: RouteObject[] = [
  {
    path: '/admin/competitions/:competitionId/entries/:entryId',
    lazy: page(async () => (await import('./EntryRecordPage.tsx')).EntryRecordPage),
  },
];
