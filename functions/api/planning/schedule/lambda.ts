import { scheduleDraftRoutes } from '../../../../shared/contract/planning/draft.ts';
import { cancelledEventRoutes } from '../../../../shared/contract/planning/cancelledEvents.ts';
import { publishingRoutes } from '../../../../shared/contract/planning/publishing.ts';
import { lambdaFor } from '../../lambdaFor.ts';
import {
  getScheduleDraft,
  getScheduleProblem,
  getScheduleRevision,
  replaceScheduleDraft,
  updateScheduleDraft,
} from './draft.ts';
import {
  cancelEvent,
  getPublishing,
  getScheduleDifference,
  listMyFlights,
  listScheduleReaders,
  markScheduleSeen,
  previewCancelEvent,
  previewScheduleMail,
  publishSchedule,
  updateCorrectionWindow,
} from './publishing.ts';

export const handler = lambdaFor(
  'schedule',
  { ...scheduleDraftRoutes, ...publishingRoutes, ...cancelledEventRoutes },
  {
    getScheduleProblem,
    getScheduleDraft,
    getScheduleRevision,
    updateScheduleDraft,
    replaceScheduleDraft,
    getScheduleDifference,
    previewScheduleMail,
    publishSchedule,
    getPublishing,
    listScheduleReaders,
    markScheduleSeen,
    updateCorrectionWindow,
    listMyFlights,
    previewCancelEvent,
    cancelEvent,
  },
);
