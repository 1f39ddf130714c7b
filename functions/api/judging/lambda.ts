import { judgingRulesRoutes } from '../../../shared/contract/judging/rules.ts';
import { lambdaFor } from '../lambdaFor.ts';
import * as judging from './judging.ts';

export const handler = lambdaFor('judging', judgingRulesRoutes, { ...judging });
