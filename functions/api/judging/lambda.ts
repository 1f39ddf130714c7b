import { judgingRulesRoutes } from '../../../shared/contract/judging/rules.ts';
import { sheetRoutes } from '../../../shared/contract/judging/sheets.ts';
import { lambdaFor } from '../lambdaFor.ts';
import * as judging from './judging.ts';
import * as sheets from './sheets.ts';

export const handler = lambdaFor(
  'judging',
  { ...judgingRulesRoutes, ...sheetRoutes },
  { ...judging, ...sheets },
);
