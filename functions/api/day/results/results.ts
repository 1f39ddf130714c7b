import type { Handler } from '../../../platform/http/requestContext.ts';
import { approveResult as approve } from '../../../services/day/results/approveResult.ts';
import { listFlightResults as list } from '../../../services/day/results/listFlightResults.ts';
import * as own from '../../../services/day/results/myResults.ts';
import * as steps from '../../../services/day/results/transitionResult.ts';

export const listFlightResults: Handler<'listFlightResults'> = async ({ params, now }) => ({
  data: await list(params.competitionId, now),
});

export const approveResult: Handler<'approveResult'> = async (request) => ({ data: await approve(request) });

export const postResult: Handler<'postResult'> = async (request) => ({
  data: await steps.postResult(request),
});

export const holdResult: Handler<'holdResult'> = async (request) => ({
  data: await steps.holdResult(request),
});

export const releaseResult: Handler<'releaseResult'> = async (request) => ({
  data: await steps.releaseResult(request),
});

export const markAwarded: Handler<'markAwarded'> = async (request) => ({
  data: await steps.markAwarded(request),
});

export const undoAwarded: Handler<'undoAwarded'> = async (request) => ({
  data: await steps.undoAwarded(request),
});

export const exchangeMedals: Handler<'exchangeMedals'> = async (request) => ({
  data: await steps.exchangeMedals(request),
});

const ownerOf = ({
  id,
  coachId = null,
}: {
  readonly id: string;
  readonly coachId?: string | null | undefined;
}) => ({
  accountId: id,
  coachId,
});

export const listMyResults: Handler<'listMyResults'> = async ({ params, session }) => ({
  data: await own.listMyResults(params.competitionId, ownerOf(session)),
});

export const explainPlace: Handler<'explainPlace'> = async ({ params, session }) => ({
  data: await own.explainMyPlace(params, ownerOf(session)),
});
