import { rinkRoutes } from '../../../../shared/contract/people/rinks/rinks.ts';
import { lambdaFor } from '../../lambdaFor.ts';
import * as rinks from './rinks.ts';

export const handler = lambdaFor('rinks', rinkRoutes, { ...rinks });
