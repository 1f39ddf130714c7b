import { judgingRulesRoutes } from '../../../../shared/contract/entering/competitions/judgingRules.ts';
import { sheetRoutes } from '../../../../shared/contract/day/sheets/sheets.ts';
import { lambdaFor } from '../../lambdaFor.ts';
import * as judging from './judging.ts';
import * as sheets from './sheets.ts';

export const handler = lambdaFor(
  'judging',
  { ...judgingRulesRoutes, ...sheetRoutes },
  { ...judging, ...sheets },
);
