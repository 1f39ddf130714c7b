import { judgingRoutes } from '../../../../shared/contract/planning/judging.ts';
import { panelRoutes } from '../../../../shared/contract/planning/panels.ts';
import { lambdaFor } from '../../lambdaFor.ts';
import * as judging from './judging.ts';
import * as panels from './panels.ts';

export const handler = lambdaFor('panels', { ...panelRoutes, ...judgingRoutes }, { ...panels, ...judging });
