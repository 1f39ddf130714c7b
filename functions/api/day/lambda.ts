import { codeRoutes } from '../../../shared/contract/day/codes.ts';
import { lambdaFor } from '../lambdaFor.ts';
import * as codes from './codes.ts';

export const handler = lambdaFor('day', codeRoutes, codes);
