import type { Handler } from '../../../platform/http/requestContext.ts';
import * as holds from '../../../services/day/running/holds.ts';
import * as running from '../../../services/day/running/running.ts';
import { actorOf } from '../../../platform/http/actorOf.ts';

export const startFlight: Handler<'startFlight'> = async (request) => ({
  data: await running.startFlight({ ...request.params, by: actorOf(request), now: request.now }),
});

export const endFlight: Handler<'endFlight'> = async (request) => ({
  data: await running.endFlight({ ...request.params, by: actorOf(request), now: request.now }),
});

export const undoStartFlight: Handler<'undoStartFlight'> = async (request) => ({
  data: await running.undoStart({ ...request.params, by: actorOf(request), now: request.now }, request.body),
});

export const undoEndFlight: Handler<'undoEndFlight'> = async (request) => ({
  data: await running.undoEnd({ ...request.params, by: actorOf(request), now: request.now }, request.body),
});

export const holdFlight: Handler<'holdFlight'> = async (request) => ({
  data: await holds.holdFlight({
    ...request.params,
    ...request.body,
    by: actorOf(request),
    now: request.now,
  }),
});
