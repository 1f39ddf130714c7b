import type { Handler } from '../../../platform/http/requestContext.ts';
import { begunFlights } from './begunFlights.ts';
import * as seats from '../../../services/planning/panels/changeSeats.ts';
import * as judges from '../../../services/planning/panels/judges.ts';
import { listPanels as list } from '../../../services/planning/panels/listPanels.ts';
import { reportPanels as report } from '../../../services/planning/panels/reportPanels.ts';

export const listPanels: Handler<'listPanels'> = async ({ params, now }) => ({
  data: await list(params.competitionId, begunFlights, now),
});

export const updatePanels: Handler<'updatePanels'> = async (request) => ({
  data: await seats.updatePanels(request, begunFlights),
});

export const fillPanels: Handler<'fillPanels'> = async (request) => ({
  data: await seats.fillPanels(request, begunFlights),
});

export const inviteJudges: Handler<'inviteJudges'> = async (request) => ({
  data: await judges.inviteJudges(request),
});

export const updateJudge: Handler<'updateJudge'> = async (request) => ({
  data: await judges.updateJudge(request),
});

export const reportPanels: Handler<'reportPanels'> = async (request) => ({
  data: await report(request, begunFlights),
});
