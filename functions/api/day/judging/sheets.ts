import type { Handler } from '../../../platform/http/requestContext.ts';
import * as confirmation from '../../../services/day/sheets/confirmMarks.ts';
import * as overview from '../../../services/day/sheets/flightSheets.ts';
import * as sheets from '../../../services/day/sheets/judgingSheet.ts';
import * as list from '../../../services/day/sheets/listSheets.ts';
import * as rulings from '../../../services/day/sheets/rulings.ts';
import * as marks from '../../../services/day/sheets/submitMarks.ts';

export const listSheets: Handler<'listSheets'> = async (request) => ({
  data: await list.listSheets(request),
});

export const getFlightSheets: Handler<'getFlightSheets'> = async ({ params, now, ...caller }) => ({
  data: await overview.loadFlightSheets(params, caller, now),
});

export const getJudgingSheet: Handler<'getJudgingSheet'> = async ({ params, now, ...caller }) => ({
  data: await sheets.loadJudgingSheet(params, caller, now),
});

export const submitMarks: Handler<'submitMarks'> = async (request) => ({
  data: await marks.submitMarks(request),
});

export const confirmMarks: Handler<'confirmMarks'> = async (request) => ({
  data: await confirmation.confirmMarks(request),
});

export const updateRange: Handler<'updateRange'> = async (request) => ({
  data: await rulings.updateRange(request),
});

export const updatePenalties: Handler<'updatePenalties'> = async (request) => ({
  data: await rulings.updatePenalties(request),
});
