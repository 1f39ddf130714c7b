import type { Handler } from '../../../platform/http/requestContext.ts';
import * as emergency from '../../../services/day/running/emergencyContacts.ts';
import { listRuns as runsOf } from '../../../services/day/running/listRuns.ts';
import * as scratches from '../../../services/day/running/scratches.ts';
import * as starters from '../../../services/day/running/starters.ts';
import * as orders from '../../../services/day/running/startOrders.ts';
import { actorOf } from '../../../platform/http/actorOf.ts';

export const listRuns: Handler<'listRuns'> = async ({ params, query, session, now }) => ({
  data: await runsOf(params.competitionId, { date: query.date, isOrganiser: session !== null }, now),
});

export const checkIn: Handler<'checkIn'> = async (request) => ({
  data: await starters.checkIn({ ...request.params, by: actorOf(request), now: request.now }),
});

export const undoCheckIn: Handler<'undoCheckIn'> = async (request) => ({
  data: await starters.undoCheckIn({ ...request.params, by: actorOf(request), now: request.now }),
});

export const markNoShow: Handler<'markNoShow'> = async (request) => ({
  data: await starters.markNoShow({ ...request.params, by: actorOf(request), now: request.now }),
});

export const scratch: Handler<'scratch'> = async (request) => ({
  data: await starters.scratch(
    { ...request.params, by: actorOf(request), now: request.now },
    request.body.reason,
  ),
});

export const restoreStarter: Handler<'restoreStarter'> = async (request) => ({
  data: await starters.restoreStarter({ ...request.params, by: actorOf(request), now: request.now }),
});

export const scratchStarts: Handler<'scratchStarts'> = async (request) => ({
  data: await scratches.scratchStarts(
    { ...request.params, by: actorOf(request), now: request.now },
    request.body,
  ),
});

export const restoreStarts: Handler<'restoreStarts'> = async (request) => ({
  data: await scratches.restoreStarts({ ...request.params, by: actorOf(request), now: request.now }),
});

export const openEmergencyContact: Handler<'openEmergencyContact'> = async (request) => ({
  data: await emergency.openEmergencyContact({
    ...request.params,
    by: actorOf(request),
    now: request.now,
  }),
});

export const moveWalkOn: Handler<'moveWalkOn'> = async (request) => ({
  data: await orders.moveWalkOn({
    ...request.params,
    ...request.body,
    by: actorOf(request),
    now: request.now,
  }),
});

export const addWalkOn: Handler<'addWalkOn'> = async (request) => ({
  data: await orders.addWalkOn({
    ...request.params,
    ...request.body,
    by: actorOf(request),
    now: request.now,
  }),
});

export const changeOrder: Handler<'changeOrder'> = async (request) => ({
  data: await orders.changeOrder({
    ...request.params,
    ...request.body,
    by: actorOf(request),
    now: request.now,
  }),
});
