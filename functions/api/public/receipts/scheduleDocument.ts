import type { Handler } from '../../../platform/http/requestContext.ts';
import { scheduleDocument } from '../../../services/day/printouts/scheduleDocument.ts';

export const getScheduleDocument: Handler<'getScheduleDocument'> = ({ params, query, now }) =>
  scheduleDocument(params.competitionId, query, now);
