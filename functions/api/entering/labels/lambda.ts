import { labelRoutes } from '../../../../shared/contract/entering/entries/labels.ts';
import { lambdaFor } from '../../lambdaFor.ts';
import { labelEntries, listLabels } from './labels.ts';

export const handler = lambdaFor('labels', labelRoutes, { listLabels, labelEntries });
