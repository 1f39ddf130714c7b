import type { Handler } from '../../../platform/http/requestContext.ts';
import { familyOf } from '../../../platform/http/session.ts';
import { updateCorrectionWindow as updateWindow } from '../../../services/planning/publishing/correctionWindow.ts';
import {
  begunFlights,
  checkUnderWay,
  hasFlightUnderWay,
} from '../../../services/day/running/checkUnderWay.ts';
import { walkOnsOfDay } from '../../../services/day/running/walkOnsOfDay.ts';
import { cancelEvent as cancel } from '../../../services/planning/cancelledEvents/cancelEvent.ts';
import { eventCancellation } from '../../../services/planning/cancelledEvents/eventCancellation.ts';
import { loadPublishing } from '../../../services/planning/publishing/loadPublishing.ts';
import { myFlights } from '../../../services/planning/publishing/myFlights.ts';
import { previewScheduleMail as preview } from '../../../services/planning/publishing/previewScheduleMail.ts';
import { publishSchedule as publish } from '../../../services/planning/publishing/publishSchedule.ts';
import { scheduleDifference } from '../../../services/planning/publishing/scheduleDifference.ts';
import {
  markScheduleSeen as markSeen,
  scheduleReaders,
} from '../../../services/planning/publishing/scheduleReaders.ts';

const DAY = { begunFlights, readWalkOns: walkOnsOfDay };

export const getScheduleDifference: Handler<'getScheduleDifference'> = async ({ params, now }) => ({
  data: await scheduleDifference(params.competitionId, DAY, now),
});

export const previewScheduleMail: Handler<'previewScheduleMail'> = async (request) => ({
  data: await preview(request, DAY),
});

export const publishSchedule: Handler<'publishSchedule'> = async (request) => ({
  data: await publish(request, checkUnderWay, begunFlights),
});

export const getPublishing: Handler<'getPublishing'> = async ({ params }) => ({
  data: await loadPublishing(params.competitionId),
});

export const listScheduleReaders: Handler<'listScheduleReaders'> = async ({ params, now }) => ({
  data: await scheduleReaders(params.competitionId, walkOnsOfDay, now),
});

export const markScheduleSeen: Handler<'markScheduleSeen'> = async ({ params, body, session, now }) => {
  const { version } = body;
  await markSeen(session.id, { competitionId: params.competitionId, version }, now);
  return { data: { version } };
};

export const updateCorrectionWindow: Handler<'updateCorrectionWindow'> = async (request) => ({
  data: await updateWindow(request),
});

export const listMyFlights: Handler<'listMyFlights'> = async ({ params, session, now }) => ({
  data: await myFlights(familyOf(session), params.competitionId, now),
});

export const previewCancelEvent: Handler<'previewCancelEvent'> = async ({ params, now }) => ({
  data: await eventCancellation(params, hasFlightUnderWay, now),
});

export const cancelEvent: Handler<'cancelEvent'> = async (request) => ({
  data: await cancel(request, hasFlightUnderWay),
});
