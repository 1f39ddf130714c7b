import { publicScheduleRoutes } from '../../../shared/contract/schedule/publicSchedule.ts';
import { lambdaFor } from '../lambdaFor.ts';
import * as publicSchedule from './publicSchedule.ts';

export const handler = lambdaFor('publicSchedule', publicScheduleRoutes, publicSchedule);
