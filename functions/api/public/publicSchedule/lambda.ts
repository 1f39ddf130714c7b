import { pushFollowerRoutes } from '../../../../shared/contract/day/pushFollowers.ts';
import { skaterPageRoutes } from '../../../../shared/contract/day/skaterPages.ts';
import { followedRoutes } from '../../../../shared/contract/people/followed.ts';
import { publicScheduleRoutes } from '../../../../shared/contract/planning/publicSchedule.ts';
import { lambdaFor } from '../../lambdaFor.ts';
import * as followed from './followed.ts';
import * as pushFollowers from './pushFollowers.ts';
import * as publicSchedule from './publicSchedule.ts';
import * as skaterPages from './skaterPages.ts';

export const handler = lambdaFor(
  'publicSchedule',
  { ...publicScheduleRoutes, ...skaterPageRoutes, ...followedRoutes, ...pushFollowerRoutes },
  { ...publicSchedule, ...skaterPages, ...followed, ...pushFollowers },
);
