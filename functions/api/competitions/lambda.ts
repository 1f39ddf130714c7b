import { lambdaFor } from '../lambdaFor.ts';
import * as competitions from './competitions.ts';
import * as drafts from './drafts.ts';
import * as figures from './figures.ts';
import * as seasons from './seasons.ts';

export const handler = lambdaFor('competitions', { ...competitions, ...drafts, ...figures, ...seasons });
