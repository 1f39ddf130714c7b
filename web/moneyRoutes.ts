import type { RouteObject } from 'react-router-dom';
import { page } from './lazyPage.ts';
import { paths } from './paths.ts';

/** The pages of who keeps a competition's books. */
export const MONEY_ROUTES: RouteObject[] = [
  {
    path: paths.money(),
    lazy: page(
      async () => (await import('./features/money/MoneyPage.tsx')).MoneyPage,
      'money',
      'entryStates',
      'table',
    ),
  },
  {
    path: paths.rinkInvoice(),
    lazy: page(async () => (await import('./features/money/RinkInvoicePage.tsx')).RinkInvoicePage, 'money'),
  },
];
