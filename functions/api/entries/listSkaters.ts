import type { Handler } from '../../platform/http/requestContext.ts';
import { entryPage } from '../../services/entries/views/entryPage.ts';
import { skaterRow } from '../../services/entries/views/listedEntry.ts';

export const listSkaters: Handler<'listSkaters'> = async (request) => {
  const { entries, nextCursor } = await entryPage('individual', request);
  return { data: entries.map((entry) => skaterRow(entry, request.session)), nextCursor };
};
