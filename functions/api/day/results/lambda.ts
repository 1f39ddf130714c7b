import { awardRoutes } from '../../../../shared/contract/day/results/awards.ts';
import { protocolRoutes } from '../../../../shared/contract/day/results/protocol.ts';
import { certificateRoutes } from '../../../../shared/contract/day/results/certificates.ts';
import { publicResultRoutes } from '../../../../shared/contract/day/results/publicResults.ts';
import { correctionRoutes } from '../../../../shared/contract/day/results/corrections.ts';
import { resultRoutes } from '../../../../shared/contract/day/results/results.ts';
import { resultStepRoutes } from '../../../../shared/contract/day/results/resultSteps.ts';
import { skatingRecordRoutes } from '../../../../shared/contract/day/results/skatingRecord.ts';
import { lambdaFor } from '../../lambdaFor.ts';
import * as corrections from './corrections.ts';
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
    ...correctionRoutes,
    ...resultStepRoutes,
    ...awardRoutes,
    ...certificateRoutes,
    ...protocolRoutes,
    ...skatingRecordRoutes,
  },
  { ...publicResults, ...results, ...corrections, ...awards, ...protocol, ...skatingRecord },
);
