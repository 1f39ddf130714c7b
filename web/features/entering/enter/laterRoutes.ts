import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages();

/** The pages that follow the entry forms. */
export const laterRoutes: RouteObject[] = [
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
