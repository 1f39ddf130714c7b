import { lambdaFor } from '../lambdaFor.ts';
import { labelEntries, listLabels } from './labels.ts';

export const handler = lambdaFor('labels', { listLabels, labelEntries });
