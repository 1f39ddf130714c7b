import { awardRoutes } from '../../../shared/contract/results/awards.ts';
import { protocolRoutes } from '../../../shared/contract/results/protocol.ts';
import { certificateRoutes } from '../../../shared/contract/results/certificates.ts';
import { publicResultRoutes } from '../../../shared/contract/results/publicResults.ts';
import { resultRoutes } from '../../../shared/contract/results/results.ts';
import { resultStepRoutes } from '../../../shared/contract/results/resultSteps.ts';
import { skatingRecordRoutes } from '../../../shared/contract/results/skatingRecord.ts';
import { lambdaFor } from '../lambdaFor.ts';
import * as awards from './awards.ts';
import * as protocol from './protocol.ts';
import * as publicResults from './publicResults.ts';
import * as results from './results.ts';
import * as skatingRecord from './skatingRecord.ts';

export const handler = lambdaFor(
  'results',
  {
    ...publicResultRoutes,
    ...resultRoutes,
    ...resultStepRoutes,
    ...awardRoutes,
    ...certificateRoutes,
    ...protocolRoutes,
    ...skatingRecordRoutes,
  },
  { ...publicResults, ...results, ...awards, ...protocol, ...skatingRecord },
);
