import { lambdaFor } from '../http/lambda.ts';
import { createRink } from './createRink.ts';
import { listRinks } from './listRinks.ts';

export const handler = lambdaFor('rinks', { listRinks, createRink });
