import { publicScheduleRoutes } from '../../../../shared/contract/planning/publicSchedule.ts';
import { lambdaFor } from '../../lambdaFor.ts';
import * as publicSchedule from './publicSchedule.ts';

export const handler = lambdaFor('publicSchedule', publicScheduleRoutes, publicSchedule);
