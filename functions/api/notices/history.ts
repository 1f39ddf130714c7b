import type { Handler } from '../../platform/http/requestContext.ts';
import { ownHistoryOf } from '../../services/notifications/ownHistory.ts';

export const getEntryHistory: Handler<'getEntryHistory'> = async ({ params, session }) => ({
  data: await ownHistoryOf(params.entryId, session.id),
});
