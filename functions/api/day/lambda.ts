import { checkInRoutes } from '../../../shared/contract/day/checkIn.ts';
import { codeRoutes } from '../../../shared/contract/day/codes.ts';
import { liveRoutes } from '../../../shared/contract/day/live.ts';
import { runningRoutes } from '../../../shared/contract/day/running.ts';
import { lambdaFor } from '../lambdaFor.ts';
import * as checkIn from './checkIn.ts';
import * as codes from './codes.ts';
import * as live from './live.ts';
import * as running from './running.ts';

export const handler = lambdaFor(
  'day',
  { ...codeRoutes, ...checkInRoutes, ...runningRoutes, ...liveRoutes },
  { ...codes, ...checkIn, ...running, ...live },
);
