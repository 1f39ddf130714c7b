import type { RouteObject } from 'react-router-dom';
import { page } from './lazyPage.ts';
import { paths } from './paths.ts';

/** Money in all its papers: the books of a competition, receipts, and who issues them. */
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
  {
    path: paths.settings,
    lazy: page(
      async () => (await import('./features/settings/SettingsPage.tsx')).SettingsPage,
      'settings',
      'myAccount',
    ),
  },
  {
    path: paths.receipt(),
    lazy: page(async () => (await import('./features/receipts/ReceiptsPage.tsx')).ReceiptsPage, 'receipts'),
  },
];
