import type { Handler } from '../../../platform/http/requestContext.ts';
import * as holds from '../../../services/day/running/holds.ts';
import * as running from '../../../services/day/running/running.ts';
import { actorOf } from '../../../platform/http/actorOf.ts';

/** A device without a network sends its taps later. It counts the seconds, because its clock may be wrong. */
const tappedAt = ({
  now,
  query,
}: {
  readonly now: Date;
  readonly query: { secondsAgo?: string | undefined };
}) => new Date(now.getTime() - Number(query.secondsAgo ?? 0) * 1_000);

export const startFlight: Handler<'startFlight'> = async (request) => ({
  data: await running.startFlight({ ...request.params, by: actorOf(request), now: tappedAt(request) }),
});

export const endFlight: Handler<'endFlight'> = async (request) => ({
  data: await running.endFlight({ ...request.params, by: actorOf(request), now: tappedAt(request) }),
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
