import type { Handler } from '../../../platform/http/requestContext.ts';
import { correctResult as propose } from '../../../services/day/results/correctResult.ts';
import * as decisions from '../../../services/day/results/decideCorrection.ts';
import { loadCorrection } from '../../../services/day/results/loadCorrection.ts';

export const getCorrection: Handler<'getCorrection'> = async (request) => ({
  data: await loadCorrection(request),
});

export const correctResult: Handler<'correctResult'> = async (request) => ({ data: await propose(request) });

export const confirmCorrection: Handler<'confirmCorrection'> = async (request) => ({
  data: await decisions.confirmCorrection(request),
});

export const rejectCorrection: Handler<'rejectCorrection'> = async (request) => ({
  data: await decisions.rejectCorrection(request),
});
