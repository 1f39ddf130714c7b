import type { RouteObject } from 'react-router-dom';
import { page } from '../lazyPage.ts';
import { paths } from '../paths.ts';

/** What organisers do beside the lists: books, papers, waiting lists, reminders, lists to take away. */
export const ORGANISER_ROUTES: RouteObject[] = [
  {
    path: paths.money(),
    lazy: page(
      async () => (await import('../features/payments/MoneyPage.tsx')).MoneyPage,
      'money',
      'entryStates',
      'table',
    ),
  },
  {
    path: paths.rinkInvoice(),
    lazy: page(
      async () => (await import('../features/payments/rinkInvoices/RinkInvoicePage.tsx')).RinkInvoicePage,
      'money',
    ),
  },
  {
    path: paths.settings,
    lazy: page(
      async () => (await import('../features/settings/SettingsPage.tsx')).SettingsPage,
      'settings',
      'conflict',
      'myAccount',
    ),
  },
  {
    path: paths.receipt(),
    lazy: page(async () => (await import('../features/documents/ReceiptsPage.tsx')).ReceiptsPage, 'receipts'),
  },
  {
    path: paths.waiting(),
    lazy: page(async () => (await import('../features/waitlist/WaitingPage.tsx')).WaitingPage, 'waiting'),
  },
  {
    path: paths.coachDesk(),
    lazy: page(
      async () => (await import('../features/coachDashboard/CoachDeskPage.tsx')).CoachDeskPage,
      'coachDesk',
      'eligibility',
      'entryStates',
      'history',
      'table',
    ),
  },
  {
    path: paths.recheck(),
    lazy: page(async () => (await import('../features/recheck/RecheckPage.tsx')).RecheckPage, 'recheck'),
  },
  {
    path: paths.reminders(),
    lazy: page(
      async () => (await import('../features/reminders/RemindersPage.tsx')).RemindersPage,
      'reminders',
    ),
  },
  {
    path: paths.exports(),
    lazy: page(
      async () => (await import('../features/exports/ExportsPage.tsx')).ExportsPage,
      'exports',
      'entryStates',
      'lists',
      'table',
    ),
  },
];
