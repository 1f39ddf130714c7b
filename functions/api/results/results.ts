import type { Handler } from '../../platform/http/requestContext.ts';
import * as steps from '../../services/results/steps.ts';

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
