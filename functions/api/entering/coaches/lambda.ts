import { coachAccountRoutes } from '../../../../shared/contract/people/coaches/coachAccounts.ts';
import { coachRoutes } from '../../../../shared/contract/people/coaches/coaches.ts';
import { entryCoachRoutes } from '../../../../shared/contract/people/coaches/entryCoaches.ts';
import { pupilRoutes } from '../../../../shared/contract/entering/entries/pupils.ts';
import { lambdaFor } from '../../lambdaFor.ts';
import * as coachAccounts from './coachAccounts.ts';
import * as coaches from './coaches.ts';
import * as entryCoaches from './entryCoaches.ts';

export const handler = lambdaFor(
  'coaches',
  { ...coachRoutes, ...coachAccountRoutes, ...pupilRoutes, ...entryCoachRoutes },
  { ...coaches, ...coachAccounts, ...entryCoaches },
);
