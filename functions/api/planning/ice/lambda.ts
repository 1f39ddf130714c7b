import { iceRoutes } from '../../../../shared/contract/entering/ice.ts';
import { lambdaFor } from '../../lambdaFor.ts';
import { getIce, recountIce, updateIce } from './ice.ts';

export const handler = lambdaFor('ice', iceRoutes, { getIce, updateIce, recountIce });
