import { coachAccountRoutes } from '../../../shared/contract/coaches/coachAccounts.ts';
import { coachRoutes } from '../../../shared/contract/coaches/coaches.ts';
import { entryCoachRoutes } from '../../../shared/contract/coaches/entryCoaches.ts';
import { lambdaFor } from '../lambdaFor.ts';
import * as coachAccounts from './coachAccounts.ts';
import * as coaches from './coaches.ts';
import * as entryCoaches from './entryCoaches.ts';

export const handler = lambdaFor(
  'coaches',
  { ...coachRoutes, ...coachAccountRoutes, ...entryCoachRoutes },
  { ...coaches, ...coachAccounts, ...entryCoaches },
);
