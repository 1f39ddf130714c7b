import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('payments');

export const adminRoutes: RouteObject[] = [
  {
    path: paths.money(),
    lazy: page(async () => (await import('./PaymentsPage.tsx')).PaymentsPage, 'entryStates', 'table'),
  },
  {
    path: paths.rinkInvoice(),
    lazy: page(async () => (await import('./rinkInvoices/RinkInvoicePage.tsx')).RinkInvoicePage),
  },
];
