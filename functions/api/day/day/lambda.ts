import { checkInRoutes } from '../../../../shared/contract/day/running/checkIn.ts';
import { codeRoutes } from '../../../../shared/contract/day/running/codes.ts';
import { liveRoutes } from '../../../../shared/contract/day/running/live.ts';
import { rehearsalRoutes } from '../../../../shared/contract/day/running/rehearsals.ts';
import { runningRoutes } from '../../../../shared/contract/day/running/running.ts';
import { lambdaFor } from '../../lambdaFor.ts';
import * as checkIn from './checkIn.ts';
import * as codes from './codes.ts';
import * as live from './live.ts';
import * as rehearsals from './rehearsals.ts';
import * as running from './running.ts';

export const handler = lambdaFor(
  'day',
  { ...codeRoutes, ...checkInRoutes, ...runningRoutes, ...liveRoutes, ...rehearsalRoutes },
  { ...codes, ...checkIn, ...running, ...live, ...rehearsals },
);
