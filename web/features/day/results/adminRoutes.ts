import type { RouteObject } from 'react-router-dom';
import { lazyPages } from '../../../lazyPage.ts';
import { paths } from '../../../paths.ts';

const page = lazyPages('flightResults', 'awarding', 'corrections');
const recordPage = lazyPages('skatingRecord', 'myResult', 'table');

export const adminRoutes: RouteObject[] = [
  {
    path: paths.flightResults(),
    lazy: page(async () => (await import('./admin/FlightResultsPage.tsx')).FlightResultsPage),
  },
  {
    path: paths.skatingRecord,
    lazy: recordPage(async () => (await import('./record/SkatingRecordPage.tsx')).SkatingRecordPage),
  },
];
