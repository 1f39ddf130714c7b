import type { Handler } from '../../../platform/http/requestContext.ts';
import { familyOf } from '../../../platform/http/session.ts';
import { myHistoryOf } from '../../../services/entering/notifications/myHistory.ts';

export const getEntryHistory: Handler<'getEntryHistory'> = async ({ params, session }) => ({
  data: await myHistoryOf(params.entryId, familyOf(session)),
});
