import type { Handler } from '../../platform/http/requestContext.ts';
import { entryPage } from '../../services/entries/views/entryPage.ts';
import { danceRow } from '../../services/entries/views/listedEntry.ts';

export const listDances: Handler<'listDances'> = async (request) => {
  const { entries, nextCursor } = await entryPage('dance', request);
  return { data: entries.map((entry) => danceRow(entry, request.session)), nextCursor };
};
