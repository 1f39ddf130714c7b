import type { Handler } from '../../../platform/http/requestContext.ts';
import { loadEntryRecord } from '../../../services/entering/entries/views/entryRecord.ts';

export const getEntryRecord: Handler<'getEntryRecord'> = async ({ params, session }) => ({
  data: await loadEntryRecord(params, session),
});
