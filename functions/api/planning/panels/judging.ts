import type { Handler } from '../../../platform/http/requestContext.ts';
import { begunFlights } from './begunFlights.ts';
import * as seats from '../../../services/planning/panels/mySeats.ts';
import * as own from '../../../services/planning/panels/myJudging.ts';
import * as swaps from '../../../services/planning/panels/swaps.ts';

export const listJudging: Handler<'listJudging'> = async ({ session }) => ({
  data: await own.listJudging(session.coachId ?? ''),
});

export const getMyJudging: Handler<'getMyJudging'> = async ({ session, params }) => ({
  data: await own.getMyJudging(session, params.competitionId, begunFlights),
});

export const answerJudging: Handler<'answerJudging'> = async (request) => ({
  data: await seats.answerJudging(request, begunFlights),
});

export const takeSeat: Handler<'takeSeat'> = async (request) => ({
  data: await seats.takeSeat(request, begunFlights),
});

export const leaveSeat: Handler<'leaveSeat'> = async (request) => ({
  data: await seats.leaveSeat(request, begunFlights),
});

export const proposeSwap: Handler<'proposeSwap'> = async (request) => ({
  data: await swaps.proposeSwap(request, begunFlights),
});

export const answerSwap: Handler<'answerSwap'> = async (request) => ({
  data: await swaps.answerSwap(request, begunFlights),
});

export const cancelSwap: Handler<'cancelSwap'> = async (request) => ({
  data: await swaps.cancelSwap(request, begunFlights),
});
