import { lambdaFor } from '../lambdaFor.ts';
import * as rinks from './rinks.ts';

export const handler = lambdaFor('rinks', { ...rinks });
